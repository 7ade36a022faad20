import { useState, useSyncExternalStore } from "react";
import { storedFlag } from "../ui/device-storage.ts";
import { Icon } from "../ui/icon.tsx";
import { addNotice, NoticeButton, NoticeCard } from "../ui/notice-stack.tsx";
import type { WorkerMessage } from "./worker-message.ts";

/** What a reload would destroy, for `useSyncExternalStore`. */
export interface UnfinishedWork {
  isThere(): boolean;
  subscribe(notify: () => void): () => void;
}

const isSnoozed = storedFlag("sessionStorage", "update-later");

/** Reloads only this page. Other tabs keep their version: a form may be open there. */
async function applyUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const waiting = registration?.waiting;
  if (!waiting) {
    // Another tab was quicker: the new version is already in place.
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
    once: true,
  });
  waiting.postMessage({ type: "SKIP_WAITING" } satisfies WorkerMessage);
}

function UpdateNotice({ unfinishedWork }: { unfinishedWork: UnfinishedWork }) {
  const isUnfinished = useSyncExternalStore(unfinishedWork.subscribe, unfinishedWork.isThere);
  const [answer, setAnswer] = useState<"later" | "reload">();
  const shown = !isUnfinished && answer !== "later";
  return (
    // The live region exists before its words, so that a screen reader says them.
    <div role="status" style={{ display: "contents" }}>
      {shown && (
        <NoticeCard aria-label="Update">
          <Icon name="refresh" />
          <p>A new version is ready.</p>
          <span>
            <NoticeButton
              color="accentText"
              disabled={answer === "reload"}
              onClick={() => {
                setAnswer("reload");
                applyUpdate();
              }}
            >
              Reload
            </NoticeButton>
            <NoticeButton
              onClick={() => {
                isSnoozed.write(true);
                setAnswer("later");
              }}
            >
              Later
            </NoticeButton>
          </span>
        </NoticeCard>
      )}
    </div>
  );
}

let offered = false;

/** Offers it once per visit, never while work is unfinished. Without an answer, the next start brings the version. */
export function offerUpdate(unfinishedWork: UnfinishedWork): void {
  if (offered || isSnoozed.read()) return;
  offered = true;
  addNotice("update", <UpdateNotice unfinishedWork={unfinishedWork} />);
}
