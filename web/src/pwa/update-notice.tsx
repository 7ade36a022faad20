import { chakra } from "@chakra-ui/react";
import { useState, useSyncExternalStore } from "react";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { applyUpdate } from "./apply-update.ts";
import { addNotice, NoticeCard } from "./notice-stack.tsx";
import { hasUnfinishedForm, watchForms } from "./unfinished-form.ts";

const laterKey = "update-later";

function putOff(): void {
  try {
    sessionStorage.setItem(laterKey, "1");
  } catch {
    // Storage refused: the notice comes back after a reload, no more.
  }
}

function wasPutOff(): boolean {
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
    <div role="status">
      {shown && (
        <NoticeCard aria-label="Update">
          <chakra.span display="flex" gap="3" alignItems="center" fontWeight={600}>
            <Icon name="refresh" />A new version is ready.
          </chakra.span>
          <chakra.span display="flex" gap="4" alignItems="center" marginInlineStart="auto">
            <Button
              minHeight="2.75rem"
              paddingInline="5"
              fontSize="sm"
              disabled={answer === "reload"}
              onClick={() => {
                setAnswer("reload");
                applyUpdate();
              }}
            >
              Reload
            </Button>
            <Button
              look="quiet"
              minHeight="2.75rem"
              minWidth="2.75rem"
              fontSize="sm"
              onClick={() => {
                putOff();
                setAnswer("later");
              }}
            >
              Later
            </Button>
          </chakra.span>
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
  if (offered || wasPutOff()) return;
  offered = true;
  addNotice("update", <UpdateNotice />);
}
