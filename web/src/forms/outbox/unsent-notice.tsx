import { unsentWords } from "virtual:unsent-words";
import { chakra } from "@chakra-ui/react";
import { useState, useSyncExternalStore } from "react";
import { storedTexts } from "../../ui/device-storage.ts";
import { Icon } from "../../ui/icon.tsx";
import { addNotice, NoticeButton, NoticeCard } from "../../ui/notice-stack.tsx";
import { useOnline } from "../../ui/use-online.ts";
import { anyFields, formDraft } from "../form-draft.ts";
import { changeUnsent, removeUnsent, type UnsentForm } from "./outbox-store.ts";
import { withSendingTime } from "./sending-time.ts";
import { counted, subjectsOf, type UnsentState, unsentGroups } from "./unsent-groups.ts";
import { unsentList } from "./unsent-list.ts";

const snoozedThisVisit = storedTexts("sessionStorage", "unsent-later");

function isOpenInThisTab({ form, id }: UnsentForm): boolean {
  return formDraft(form, anyFields).read()?.submissionId === id;
}

/**
 * Opens a refused form, filled in and marked. It stays in the outbox until the corrected form has been sent.
 * @returns false if that would replace something else that the visitor has typed into the form.
 */
function openAgain({ id, form, page, data, refusal }: UnsentForm): boolean {
  const draft = formDraft(form, anyFields);
  if (draft.read()) return false;
  const fields = anyFields.safeParse(data).data ?? {};
  draft.write({ submissionId: id, fields, refused: refusal?.fields });
  // With a topic in the address, the form would add that topic to the message.
  if (location.pathname + location.search === page) location.reload();
  else location.assign(page);
  return true;
}

/** Needs two presses, so that a slip of the thumb can't lose a message. */
function DeleteButton({ onDelete }: { onDelete: () => void }) {
  const [pressed, setPressed] = useState(false);
  return (
    <NoticeButton onClick={pressed ? onDelete : () => setPressed(true)}>
      {pressed ? unsentWords.confirmRemove : unsentWords.remove}
    </NoticeButton>
  );
}

interface OutboxActions {
  refresh: () => Promise<void>;
  sendNow: (how: { pressed: boolean }) => Promise<void>;
}

interface GroupCardProps extends OutboxActions {
  state: UnsentState;
  forms: UnsentForm[];
  onLater: () => void;
}

function GroupCard({ state, forms, onLater, refresh, sendNow }: GroupCardProps) {
  const [sending, setSending] = useState(false);
  const [tried, setTried] = useState(false);
  const [isTyped, setTyped] = useState(false);
  const [first] = forms;
  const { waiting, refused, old, kept, later } = unsentWords;
  const still = useOnline() ? unsentWords.stillUnanswered : unsentWords.stillOffline;

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
    await refresh();
  };
  const allSent = Math.max(...forms.map(({ notBefore = 0 }) => notBefore));
  const sentence = withSendingTime(counted(unsentWords[state], forms.length), allSent);
  return (
    <NoticeCard aria-label={sentence}>
      <Icon name={state === "refused" ? "alert" : "clock"} />
      <p>{isTyped ? refused.typed : tried && state === "waiting" ? still : sentence}</p>
      <span>
        {state === "refused" && (
          <NoticeButton color="accentText" onClick={() => first && setTyped(!openAgain(first))}>
            {refused.open}
          </NoticeButton>
        )}
        {(state === "waiting" || state === "old") && (
          <NoticeButton color="accentText" disabled={sending} onClick={send}>
            {sending ? kept.sending : state === "old" ? old.send : waiting.sendNow}
          </NoticeButton>
        )}
        {(state === "refused" || state === "old") && <DeleteButton onDelete={remove} />}
        <NoticeButton onClick={onLater}>{later}</NoticeButton>
      </span>
    </NoticeCard>
  );
}

function UnsentNotice(actions: OutboxActions) {
  const forms = useSyncExternalStore(unsentList.subscribe, unsentList.read);
  const inPanels = useSyncExternalStore(unsentList.subscribe, unsentList.readIdsWithPanel);
  const [snoozed, setSnoozed] = useState(() => snoozedThisVisit.read() ?? []);
  const inForms = forms.filter(isOpenInThisTab).map(({ id }) => id);
  const groups = unsentGroups(forms, [...inPanels, ...inForms], Date.now());
  const subjects = subjectsOf(groups);
  const isAnyNew = subjects.some((subject) => !snoozed.includes(subject));
  const later = () => {
    snoozedThisVisit.write(subjects);
    setSnoozed(subjects);
  };
  const states = (["refused", "old", "waiting", "crowded"] as const).filter(
    (state) => groups[state].length > 0,
  );
  return (
    // The live region exists before its words, so that a screen reader says them.
    <chakra.div role="status" display="contents">
      {isAnyNew &&
        states.map((state) => (
          <GroupCard key={state} state={state} forms={groups[state]} onLater={later} {...actions} />
        ))}
    </chakra.div>
  );
}

export function mountUnsentNotice(actions: OutboxActions): void {
  addNotice("unsent", <UnsentNotice {...actions} />);
}
