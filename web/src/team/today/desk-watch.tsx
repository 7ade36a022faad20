import { chakra } from "@chakra-ui/react";
import { useEffect } from "react";
import { lowScreen } from "../../ui/theme/screens.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { useMember } from "../access/team-auth.ts";
import { unansweredMost, useUnanswered } from "../leads/use-unanswered.ts";
import { useLostNotes } from "../records/log/use-lost-notes.ts";
import { useRefusedEntries } from "../records/log/use-refused-entries.tsx";
import { followLocalWrites } from "../store/local-writes.ts";
import { showUnanswered } from "../ui/app-badge.ts";

/** The badge is on the tab's icon, or behind its word if the tab is only a line. Nothing moves when it comes. */
const Badge = chakra("span", {
  base: {
    position: "absolute",
    insetBlockStart: "0.2rem",
    insetInlineStart: { base: "calc(50% + 0.35rem)", md: "calc(100% - 1rem)" },
    [lowScreen]: { insetInlineStart: "auto", insetInlineEnd: "1" },
    minWidth: "1.35em",
    paddingInline: "0.35em",
    borderRadius: "full",
    background: "accent",
    color: "#fff",
    // The badge is above the tab's word, which doesn't grow further either (shell/area-links.tsx).
    fontSize: "min(0.75rem, 4vw)",
    fontWeight: 700,
    lineHeight: 1.5,
    textAlign: "center",
  },
});

/** Shows the number on the Leads tab and on the app's icon while any page of the team area is open. */
export function DeskWatch() {
  const { store, companyId } = useMember();
  const { leads, isConclusive } = useUnanswered();
  const count = isConclusive ? leads.length : undefined;
  useEffect(() => followLocalWrites(store, companyId), [store, companyId]);
  useLostNotes();
  useRefusedEntries();
  useEffect(() => {
    if (count !== undefined) showUnanswered(count);
  }, [count]);
  if (!count) return null;
  return (
    <Badge>
      {count < unansweredMost ? count : `${unansweredMost - 1}+`}
      <VisuallyHidden> unanswered</VisuallyHidden>
    </Badge>
  );
}
