import { useState, useSyncExternalStore } from "react";
import { Icon } from "../ui/icon.tsx";
import { applyUpdate } from "./apply-update.ts";
import { addNotice, NoticeButton, NoticeCard } from "./notice-stack.tsx";
import { hasUnfinishedForm, watchForms } from "./unfinished-form.ts";

const laterKey = "update-later";

function snooze(): void {
  try {
    sessionStorage.setItem(laterKey, "1");
  } catch {
    // Storage refused: the notice comes back after a reload, no more.
  }
}

function wasSnoozed(): boolean {
  try {
    return sessionStorage.getItem(laterKey) !== null;
  } catch {
    return false;
  }
}

function UpdateNotice() {
  const unfinished = useSyncExternalStore(watchForms, hasUnfinishedForm);
  const [answer, setAnswer] = useState<"later" | "reload">();
  const shown = !unfinished && answer !== "later";
  return (
    // The live region is there before its words, so that a screen reader says them.
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
                snooze();
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

/**
 * Asks, once per visit, whether to load the new version that waits; never while a form is unfinished.
 * Put off or not answered, it is there the next time the site is opened.
 */
export function offerUpdate(): void {
  if (offered || wasSnoozed()) return;
  offered = true;
  addNotice("update", <UpdateNotice />);
}
