import { unsentWords } from "virtual:unsent-words";
import { useEffect, useState, useSyncExternalStore } from "react";
import { Button } from "../ui/button.tsx";
import { openOutbox, sendNow, unsentList } from "./outbox/page-outbox.ts";
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
  const [wasListed, setWasListed] = useState(false);
  const form = forms.find((unsent) => unsent.id === id);
  const { kept, stillWaiting } = unsentWords;

  useEffect(() => {
    if (form) setWasListed(true);
    else if (wasListed) onSent();
  }, [form, wasListed, onSent]);

  // A refused form is the notice's affair: there it can be opened again.
  const refused = form?.refusal !== undefined;
  useEffect(() => (refused ? undefined : unsentList.showElsewhere(id)), [id, refused]);

  // After the effect above, so that the notice does not speak of it too. Whether it opens or not, the
  // form is safe: the next page opens the outbox as well.
  useEffect(() => {
    openOutbox({ justKept: true }).catch(console.error);
  }, []);

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
