import { useEffect, useRef, useState } from "react";
import { readNotices, type StoredNotices, storeNotices } from "../../pwa/stored-notices.ts";
import { useMember } from "../access/team-auth.ts";
import { memberMark } from "../store/member-mark.ts";
import type { NoticeChoice } from "../store/notice-device.ts";

const loadDevice = () => import("../store/notice-device.ts");

const refused = "The browser didn't allow notices. You can allow them in its settings.";
const failed =
  "The browser's service for notices didn't answer. Try again later, or in another browser.";

/** `stored` is null if this device gets no notices of new leads, and undefined until that is known. */
export function useNotices() {
  const { email, store } = useMember();
  const [stored, setStored] = useState<StoredNotices | null>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const renewed = useRef(false);
  /** Counts the member's presses: only the last choice counts, not an earlier one, or the one that is being renewed. */
  const presses = useRef(0);
  /** What the server knows. */
  const confirmed = useRef<StoredNotices | null>(null);

  useEffect(() => {
    if (renewed.current) return;
    renewed.current = true;
    readNotices()
      .catch(() => undefined)
      .then(async (found) => {
        const isMine = found?.member === email;
        confirmed.current = isMine ? found : null;
        setStored(confirmed.current);
        // These belong to another member whose sign-out was interrupted.
        if (found && !isMine) await (await loadDevice()).switchOff(store, found);
        if (!isMine || Notification.permission !== "granted" || !navigator.onLine) return;
        // Browsers change a device's address now and then, and access may have ended in between.
        const { switchOn } = await loadDevice();
        const renewal = await switchOn(store, email, found, () => presses.current === 0);
        if (renewal && presses.current === 0) setStored(renewal);
      })
      .catch((error: unknown) => console.warn("Notices weren't renewed", error));
  }, [store, email]);

  const attempt = async (
    step: (isLast: () => boolean) => Promise<StoredNotices | null | undefined>,
  ) => {
    presses.current += 1;
    const press = presses.current;
    const isLast = () => press === presses.current;
    setBusy(true);
    setProblem(undefined);
    try {
      const result = await step(isLast);
      if (result !== undefined) confirmed.current = result;
      if (isLast()) setStored(result);
    } catch (error) {
      const { NoNotices } = await loadDevice();
      if (!isLast()) return;
      // Signing out removes the mark and empties the device: nothing may come after it.
      if (confirmed.current && memberMark.read()) await storeNotices(confirmed.current);
      setStored(confirmed.current);
      setProblem(error instanceof NoNotices ? error.message : failed);
    } finally {
      if (isLast()) setBusy(false);
    }
  };

  const turnOn = ({ quiet, late }: NoticeChoice) =>
    attempt(async (isLast) => {
      // This comes first, because Safari allows the question only right after a press.
      const asking = Notification.requestPermission();
      if (stored) {
        const chosen = { ...stored, quiet, late };
        // A ticked box shows it at once, and a page that closes before the server knows renews it at its next start.
        setStored(chosen);
        await storeNotices(chosen);
      }
      const permission = await asking;
      const { NoNotices, switchOn } = await loadDevice();
      if (permission !== "granted") throw new NoNotices(refused);
      return switchOn(store, email, { quiet, late }, isLast);
    });

  const turnOff = () =>
    attempt(async () => {
      const { switchOff } = await loadDevice();
      if (stored) await switchOff(store, stored);
      return null;
    });

  return { stored, isBusy, problem, turnOn, turnOff };
}
