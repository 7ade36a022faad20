import {
  type DocumentSnapshot,
  deleteDoc,
  doc,
  type Firestore,
  onSnapshot,
  serverTimestamp,
  setDoc,
} from "firebase/firestore";
import { agencyCompanyId, devicesPath, pushStatusPath } from "#contract/collections";
import { type PushDevice, pushDevice, pushStatus } from "#contract/push";
import { forgetNotices, type StoredNotices, storeNotices } from "../../pwa/stored-notices.ts";
import { inTime } from "./in-time.ts";
import { memberMark } from "./member-mark.ts";

/** Says in a sentence why no notice can come to this device. */
export class NoNotices extends Error {}

export type NoticeChoice = Pick<PushDevice, "quiet" | "late">;

/** Firestore retries after up to half a minute: a single try that was cut off must not be the last. */
const patienceMs = 45_000;

const unreached = "We couldn't get through just now. Try again in a moment.";

/** Firestore waits forever for a network, and a page without a worker waits forever for one. */
async function answered<T>(work: Promise<T>): Promise<T> {
  try {
    return await inTime(work, patienceMs);
  } catch {
    throw new NoNotices(unreached);
  }
}

/** Waits for the server's answer: `getDocFromServer` fails with the first try that doesn't get through. */
async function fromServer(store: Firestore, path: string): Promise<DocumentSnapshot> {
  let stop: (() => void) | undefined;
  const answer = new Promise<DocumentSnapshot>((resolve, reject) => {
    stop = onSnapshot(
      doc(store, path),
      { includeMetadataChanges: true },
      (snapshot) => {
        if (!snapshot.metadata.fromCache) resolve(snapshot);
      },
      reject,
    );
  });
  try {
    return await answered(answer);
  } finally {
    stop?.();
  }
}

async function publicKey(store: Firestore): Promise<string> {
  const status = await fromServer(store, pushStatusPath(agencyCompanyId));
  const { data } = pushStatus.safeParse(status.data());
  if (data) return data.public_key;
  throw new NoNotices("Notices aren't set up yet. Whoever runs this site can do that.");
}

/** The public key of the only sender that the subscription accepts. */
function keyOf({ options: { applicationServerKey: key } }: PushSubscription): string {
  const bytes = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Returns the browser's subscription for our key, or makes a new one; undefined if it's no longer wanted. */
async function subscriptionFor(
  key: string,
  isWanted: () => boolean,
): Promise<PushSubscription | undefined> {
  const { pushManager: manager } = await answered(navigator.serviceWorker.ready);
  const current = await manager.getSubscription();
  if (!isWanted()) return undefined;
  if (current && keyOf(current) === key) return current;
  // The subscription belongs to an older key of ours.
  await current?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function idOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Turns on notices of new leads for this device, or stores the member's new choice.
 * @param isWanted is asked again after each wait: a member may have chosen something else in the meantime.
 * @returns undefined if it's no longer wanted.
 * @throws NoNotices with a sentence for the member; what else the browser refuses.
 */
export async function switchOn(
  store: Firestore,
  email: string,
  { quiet, late }: NoticeChoice,
  isWanted = () => true,
): Promise<StoredNotices | undefined> {
  // Signing out removes the mark first (access/use-leave.ts): what comes after it would outlive the session.
  const isStillWanted = () => isWanted() && memberMark.read() !== undefined;
  const key = await publicKey(store);
  const subscription = await subscriptionFor(key, isStillWanted);
  if (!subscription) return undefined;
  const { endpoint, keys } = subscription.toJSON();
  const device = pushDevice.safeParse({ endpoint, ...keys, quiet, late });
  if (!device.success) throw new NoNotices("This browser's notices are of a kind we don't know.");
  const id = await idOf(device.data.endpoint);
  if (!isStillWanted()) return undefined;
  const ref = doc(store, `${devicesPath(email)}/${id}`);
  await answered(setDoc(ref, { ...device.data, created_at: serverTimestamp() }));
  if (!isStillWanted()) return undefined;
  const stored = { device: id, member: email, quiet, late };
  await storeNotices(stored);
  return stored;
}

/**
 * Turns the notices off and removes those that are shown, even without a network. In that case the push service tells
 * the functions.
 * @param ms for how long to wait until the server knows: signing out deletes what waits to be sent.
 */
export async function switchOff(store: Firestore, stored: StoredNotices, ms = 0): Promise<void> {
  const deleted = deleteDoc(doc(store, `${devicesPath(stored.member)}/${stored.device}`));
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await forgetNotices();
  for (const notice of (await registration?.getNotifications()) ?? []) notice.close();
  await inTime(deleted, navigator.onLine ? ms : 0).catch(() => undefined);
}
