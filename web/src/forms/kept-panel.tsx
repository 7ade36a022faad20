import { unsentWords } from "virtual:unsent-words";
import { useEffect, useState, useSyncExternalStore } from "react";
import { Button } from "../ui/button.tsx";
import { sendNow } from "./outbox/run-outbox.ts";
import { unsentList } from "./outbox/unsent-list.ts";
import { OutcomePanel } from "./outcome-panel.tsx";

interface KeptPanelProps {
  /** The form's id in the outbox. */
  id: string;
  /** Gives an empty form. */
  onAgain: () => void;
  againLabel: string;
  /** The form has left the device. */
  onSent: () => void;
}

/** Stands in the place of a form that waits on the device, until it is sent. */
export function KeptPanel({ id, onAgain, againLabel, onSent }: KeptPanelProps) {
  const forms = useSyncExternalStore(unsentList.subscribe, unsentList.read);
  const [trying, setTrying] = useState(false);
  const [seen, setSeen] = useState(false);
  const form = forms.find((one) => one.id === id);
  const { kept, stillWaiting } = unsentWords;

  useEffect(() => {
    if (form) setSeen(true);
    else if (seen) onSent();
  }, [form, seen, onSent]);

  // A refused form is the notice's affair: there it can be opened again.
  const refused = form?.refusal !== undefined;
  useEffect(() => (refused ? undefined : unsentList.showElsewhere(id)), [id, refused]);

  const [tried, setTried] = useState(false);
  const tryNow = async () => {
    setTrying(true);
    await sendNow({ pressed: true });
    setTrying(false);
    setTried(true);
  };
  return (
    <OutcomePanel icon="clock" heading={kept.heading} text={kept.text}>
      <Button onClick={onAgain}>{againLabel}</Button>
      <Button look="quiet" disabled={trying} onClick={tryNow}>
        {trying ? kept.sending : kept.sendNow}
      </Button>
      <p role="status">{tried && !trying ? stillWaiting : ""}</p>
    </OutcomePanel>
  );
}
