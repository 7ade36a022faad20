import type { LogKind } from "#contract/lead-log";
import { shownWord } from "../../records/words.ts";

const shown: Readonly<Record<LogKind, { words: string; icon: string }>> = {
  called: { words: "Called", icon: "phone" },
  wrote: { words: "Wrote", icon: "mail" },
  met: { words: "Met", icon: "users" },
  note: { words: "Note", icon: "pen" },
  reminder: { words: "Reminder", icon: "calendar" },
  done: { words: "Reminder done", icon: "check" },
  set_aside: { words: "Set aside", icon: "close" },
  put_back: { words: "Put back", icon: "refresh" },
};

/** A kind that is none of ours stands as it is. */
export function kindShown(kind: string): { words: string; icon: string } {
  return (
    Object.entries(shown).find(([known]) => known === kind)?.[1] ?? {
      words: shownWord(kind) || "Entry",
      icon: "info",
    }
  );
}
