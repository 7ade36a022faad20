import { unsentWords } from "virtual:unsent-words";
import { chakra } from "@chakra-ui/react";
import { Button } from "../../ui/button.tsx";
import { CallLink } from "../../ui/call-link.tsx";
import type { ShortFormTexts } from "../form-schema.ts";
import { OutcomePanel } from "../outcome-panel.tsx";

interface ReceivedPanelProps {
  words: ShortFormTexts["received"];
  headingId: string | undefined;
  /** Where the answer goes. */
  email: string | undefined;
  joinsNewsletter: boolean | undefined;
  onAgain: () => void;
}

/** What happens next, and our number for who can't wait, where a short form was sent. */
export function ReceivedPanel({
  words,
  headingId,
  email = "",
  joinsNewsletter,
  onAgain,
}: ReceivedPanelProps) {
  return (
    <OutcomePanel
      icon="check"
      headingId={headingId}
      heading={words.heading}
      text={words.text.replace("{email}", () => email.trim())}
    >
      {joinsNewsletter && <chakra.p flexBasis="100%">{words.confirm}</chakra.p>}
      <chakra.p flexBasis="100%">{words.hurry}</chakra.p>
      <CallLink />
      <Button look="quiet" onClick={onAgain}>
        {unsentWords.kept.again}
      </Button>
    </OutcomePanel>
  );
}
