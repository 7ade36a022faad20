import { chakra } from "@chakra-ui/react";
import { Button } from "../ui/button.tsx";
import { CallLink } from "../ui/call-link.tsx";
import type { ReceivedWords } from "./form-schema.ts";
import { OutcomePanel } from "./outcome-panels.tsx";

interface ReceivedPanelProps {
  words: ReceivedWords;
  form: { sentValues: { email?: string } | undefined; startAnew: () => void };
  headingId?: string | undefined;
  more?: string | false | undefined;
  againLabel: string;
}

/** Replaces a sent form with what happens next, and with our number for anyone who can't wait. */
export function ReceivedPanel({ words, form, headingId, more, againLabel }: ReceivedPanelProps) {
  const email = form.sentValues?.email ?? "";
  return (
    <OutcomePanel
      icon="check"
      headingId={headingId}
      heading={words.heading}
      text={words.text.replace("{email}", () => email.trim())}
    >
      {more && <chakra.p flexBasis="100%">{more}</chakra.p>}
      <chakra.p flexBasis="100%">{words.hurry}</chakra.p>
      <CallLink />
      <Button variant="quiet" onClick={form.startAnew}>
        {againLabel}
      </Button>
    </OutcomePanel>
  );
}
