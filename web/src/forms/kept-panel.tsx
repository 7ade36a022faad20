import { unsentWords } from "virtual:unsent-words";
import { useEffect, useState, useSyncExternalStore } from "react";
import { Button } from "../ui/button.tsx";
import type { UnsentForm } from "./outbox/outbox-store.ts";
import { openOutbox, sendNow, unsentList } from "./outbox/page-outbox.ts";
import { OutcomePanel } from "./outcome-panel.tsx";

interface KeptPanelProps {
  id: UnsentForm["id"];
  onAgain: () => void;
  againLabel: string;
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
  useEffect(() => (refused ? undefined : unsentList.addPanel(id)), [id, refused]);

  // After the effect above, so that the notice does not speak of it too.
  useEffect(() => {
    // If it fails, the form is safe: the next page opens the outbox too.
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
