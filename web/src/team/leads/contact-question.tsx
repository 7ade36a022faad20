import { chakra } from "@chakra-ui/react";
import type { StoredLead } from "#contract/lead";
import { isAnswer, type LeadLogKind } from "#contract/lead-log";
import { Button } from "../../ui/button.tsx";
import type { ListRow } from "../records/list-definition.ts";
import { useNote } from "../records/log/use-note.ts";
import { focusNeighbor } from "../ui/focus-neighbor.ts";
import { leadLog } from "./log/lead-log-definition.ts";
import type { StartedContact } from "./started-contact.ts";
import { useNoteOthers } from "./use-note-others.ts";

const Asked = chakra("div", {
  base: {
    // The question is above the link that covers the card or row, on its own line.
    position: "relative",
    zIndex: 1,
    flexBasis: "100%",
    gridColumn: "1 / -1",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "3",
    padding: "4",
    borderRadius: "md",
    background: "brandSoft",
    // The empty element stays, so that screen readers read what comes, but it takes no space.
    _empty: { position: "absolute", padding: "0" },
    "& > p": { flexGrow: 1 },
  },
});

const questions = { called: "Did you reach", wrote: "Did you write to" } as const;

interface ContactQuestionProps {
  /** The contacted person's name. */
  title: string;
  contact: StartedContact;
  /** Notes what came of it. @param button the pressed one, which goes. */
  onNote: (kind: LeadLogKind, button: HTMLElement) => void;
}

/** Moves the focus, because the pressed button goes away. */
function focusLink(button: HTMLElement): void {
  button.closest("li, section")?.querySelector("a")?.focus();
}

function Question({ title, contact: { kind, end }, onNote }: ContactQuestionProps) {
  if (!kind) return null;
  return (
    <>
      <p>
        {questions[kind]} <bdi>{title}</bdi>?
      </p>
      <Button onClick={({ currentTarget }) => onNote(kind, currentTarget)}>Yes, log it</Button>
      {kind === "called" && (
        <Button
          variant="secondary"
          onClick={({ currentTarget }) => onNote("no_answer", currentTarget)}
        >
          No answer
        </Button>
      )}
      <Button
        variant="secondary"
        onClick={({ currentTarget }) => {
          focusLink(currentTarget);
          end();
        }}
      >
        Not now
      </Button>
    </>
  );
}

/** Asks what came of a call or a message; one press notes it. */
export function ContactQuestion(props: ContactQuestionProps) {
  return (
    <Asked aria-live="polite">
      <Question {...props} />
    </Asked>
  );
}

interface RowQuestionProps extends Omit<ContactQuestionProps, "onNote"> {
  item: ListRow<StoredLead>;
}

/** Listens to the waiting leads only while it asks. */
function OpenRowQuestion({ item: { id, row }, title, contact }: RowQuestionProps) {
  const note = useNote(leadLog);
  const noteOthers = useNoteOthers();
  return (
    <Question
      title={title}
      contact={contact}
      onNote={(kind, button) => {
        if (isAnswer(kind)) focusNeighbor(button);
        else focusLink(button);
        contact.end();
        note(id, { kind });
        noteOthers(id, row, { kind });
      }}
    />
  );
}

/** Asks the same in a list, from which an answered lead may disappear. */
export function RowQuestion(props: RowQuestionProps) {
  return <Asked aria-live="polite">{props.contact.kind && <OpenRowQuestion {...props} />}</Asked>;
}
