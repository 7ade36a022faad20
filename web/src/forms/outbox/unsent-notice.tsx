import { unsentWords } from "virtual:unsent-words";
import { chakra } from "@chakra-ui/react";
import { useState, useSyncExternalStore } from "react";
import { addNotice, NoticeButton, NoticeCard } from "../../pwa/notice-stack.tsx";
import { Icon } from "../../ui/icon.tsx";
import { isOpenAgain, openAgain } from "./open-again.ts";
import { changeUnsent, removeUnsent } from "./outbox-store.ts";
import { lookAgain, sendNow } from "./run-outbox.ts";
import { isSnoozed, snooze, subjectOf } from "./snooze.ts";
import type { UnsentForm } from "./unsent-form.ts";
import { counted, type UnsentState, unsentGroups } from "./unsent-groups.ts";
import { unsentList } from "./unsent-list.ts";

/** Two presses: a message must not be lost to a thumb that slips. */
function DeleteButton({ onDelete }: { onDelete: () => void }) {
  const [asked, setAsked] = useState(false);
  return (
    <NoticeButton onClick={asked ? onDelete : () => setAsked(true)}>
      {asked ? unsentWords.confirmRemove : unsentWords.remove}
    </NoticeButton>
  );
}

interface GroupCardProps {
  state: UnsentState;
  forms: UnsentForm[];
  onLater: () => void;
}

/** What is said of the forms in one state, and what can be done about it. */
function GroupCard({ state, forms, onLater }: GroupCardProps) {
  const [sending, setSending] = useState(false);
  const [tried, setTried] = useState(false);
  const [first] = forms;
  const { waiting, refused, old, kept, later, stillWaiting } = unsentWords;

  const send = async () => {
    setSending(true);
    const since = Date.now();
    if (state === "old") await Promise.all(forms.map(({ id }) => changeUnsent(id, { since })));
    await sendNow({ pressed: true });
    setSending(false);
    setTried(true);
  };
  const remove = async () => {
    await Promise.all(
      forms.slice(0, state === "refused" ? 1 : undefined).map(({ id }) => removeUnsent(id)),
    );
    await lookAgain();
  };
  const sentence = counted(unsentWords[state], forms.length);
  return (
    <NoticeCard aria-label={sentence}>
      <Icon name={state === "refused" ? "alert" : "clock"} />
      <p>{tried && state === "waiting" ? stillWaiting : sentence}</p>
      <span>
        {state === "refused" ? (
          <NoticeButton color="accentText" onClick={() => first && openAgain(first)}>
            {refused.open}
          </NoticeButton>
        ) : (
          <NoticeButton color="accentText" disabled={sending} onClick={send}>
            {sending ? kept.sending : state === "old" ? old.send : waiting.sendNow}
          </NoticeButton>
        )}
        {state !== "waiting" && <DeleteButton onDelete={remove} />}
        <NoticeButton onClick={onLater}>{later}</NoticeButton>
      </span>
    </NoticeCard>
  );
}

function UnsentNotice() {
  const forms = useSyncExternalStore(unsentList.subscribe, unsentList.read);
  const elsewhere = useSyncExternalStore(unsentList.subscribe, unsentList.readShownElsewhere);
  const [, setSnoozed] = useState("");
  const inForms = forms.filter(isOpenAgain).map(({ id }) => id);
  const groups = unsentGroups(forms, [...elsewhere, ...inForms], Date.now());
  const subject = subjectOf(groups);
  const later = () => {
    snooze(subject);
    setSnoozed(subject);
  };
  const states = (["refused", "old", "waiting"] as const).filter(
    (state) => groups[state].length > 0,
  );
  return (
    // The live region is there before its words, so that a screen reader says them.
    <chakra.div role="status" display="contents">
      {!isSnoozed(subject) &&
        states.map((state) => (
          <GroupCard key={state} state={state} forms={groups[state]} onLater={later} />
        ))}
    </chakra.div>
  );
}

/** Says on every page what waits on this device, and what the visitor can do about it. */
export function mountUnsentNotice(): void {
  addNotice("unsent", <UnsentNotice />);
}
