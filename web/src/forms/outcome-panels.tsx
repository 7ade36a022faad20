import { unsentWords } from "virtual:unsent-words";
import { chakra } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { ReachableText } from "../ui/reachable-text.tsx";
import { useOnline } from "../ui/use-online.ts";
import { openOutbox, sendNow } from "./outbox/page-outbox.ts";
import type { QueuedForm } from "./outbox/send-form.ts";
import { msUntilAllowed } from "./outbox/sending-policy.ts";
import { withSendingTime } from "./outbox/sending-time.ts";
import { unsentList } from "./outbox/unsent-list.ts";

const Panel = chakra("div", {
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    gap: "4",
    maxWidth: "34rem",
    textAlign: "start",
    // This leaves room for the toast with the same message.
    scrollMarginBottom: "7.5rem",
  },
});

interface OutcomePanelProps {
  icon: string;
  heading: string;
  headingId?: string | undefined;
  text: string;
  children: ReactNode;
}

/** Takes the focus after sending, so that no visitor is left on a button that is gone. */
export function OutcomePanel({ icon, heading, headingId, text, children }: OutcomePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    // The page may still be gliding to the button that was reached by Tab, and would glide past the panel.
    window.scrollTo({ top: window.scrollY, behavior: "instant" });
    panel.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, []);
  return (
    <Panel ref={panel}>
      <chakra.div display="flex" alignItems="center" gap="3">
        <chakra.span color={icon === "check" ? "good" : "muted"}>
          <Icon name={icon} size="36px" />
        </chakra.span>
        <h3 ref={title} id={headingId} tabIndex={-1}>
          {heading}
        </h3>
      </chakra.div>
      <p>
        <ReachableText text={text} />
      </p>
      <chakra.div display="flex" flexWrap="wrap" columnGap="5" rowGap="2">
        {children}
      </chakra.div>
    </Panel>
  );
}

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
    // The visitor deleted a refused one in the notice, or a message says why it came to nothing.
    else if (last) (last.refusal || unsentList.hasFailed(id) ? startAnew : noteSent)();
  }, [form, last, id, noteSent, startAnew]);

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
