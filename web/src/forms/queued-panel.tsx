import { unsentWords } from "virtual:unsent-words";
import { useEffect, useState, useSyncExternalStore } from "react";
import { Button } from "../ui/button.tsx";
import { useOnline } from "../ui/use-online.ts";
import { openOutbox, sendNow } from "./outbox/page-outbox.ts";
import type { QueuedForm } from "./outbox/send-form.ts";
import { msUntilAllowed } from "./outbox/sending-policy.ts";
import { withSendingTime } from "./outbox/sending-time.ts";
import { unsentList } from "./outbox/unsent-list.ts";
import { OutcomePanel } from "./outcome-panel.tsx";

interface QueuedPanelProps {
  queued: QueuedForm;
  form: { startAnew: () => void; noteSent: () => void };
  headingId?: string | undefined;
  againLabel?: string;
}

export function QueuedPanel(props: QueuedPanelProps) {
  const { queued, headingId, againLabel = unsentWords.kept.again } = props;
  const { startAnew, noteSent } = props.form;
  const { id } = queued;
  const forms = useSyncExternalStore(unsentList.subscribe, unsentList.read);
  const [trying, setTrying] = useState(false);
  const form = forms.find((unsent) => unsent.id === id);
  const [last, setLast] = useState(form);
  const { kept, crowded, stillOffline, stillUnanswered } = unsentWords;
  const isOnline = useOnline();
  const words = isOnline ? kept.unanswered : kept.offline;

  useEffect(() => {
    if (form) setLast(form);
    // The visitor deleted a refused one in the notice.
    else if (last) (last.refusal ? startAnew : noteSent)();
  }, [form, last, noteSent, startAnew]);

  // The notice takes care of a refused form: the visitor can open it again there.
  const refused = form?.refusal !== undefined;
  useEffect(() => (refused ? undefined : unsentList.addPanel(id)), [id, refused]);

  // This runs after the effect above, so that the notice doesn't mention the form too.
  useEffect(() => {
    // If it fails, the form is safe: the next page opens the outbox too.
    openOutbox({ justQueued: true }).catch(console.error);
  }, []);

  const [tried, setTried] = useState(false);
  const tryNow = async () => {
    setTrying(true);
    await sendNow({ pressed: true });
    setTrying(false);
    setTried(true);
  };
  // The list is read a moment after the form was queued.
  const { notBefore } = form ?? queued;
  if (notBefore !== undefined && msUntilAllowed({ notBefore }, Date.now()) > 0) {
    return (
      <OutcomePanel
        icon="clock"
        headingId={headingId}
        heading={withSendingTime(crowded.heading, notBefore)}
        text={crowded.text}
      >
        <Button onClick={startAnew}>{againLabel}</Button>
      </OutcomePanel>
    );
  }
  return (
    <OutcomePanel icon="clock" headingId={headingId} heading={words.heading} text={words.text}>
      <Button onClick={startAnew}>{againLabel}</Button>
      <Button variant="quiet" disabled={trying} onClick={tryNow}>
        {trying ? kept.sending : kept.sendNow}
      </Button>
      <p role="status">{tried && !trying && (isOnline ? stillUnanswered : stillOffline)}</p>
    </OutcomePanel>
  );
}
