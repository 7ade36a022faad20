import { chakra } from "@chakra-ui/react";
import type { StoredLead } from "#contract/lead";
import { isAnswer, type LeadLogKind } from "#contract/lead-log";
import { Button } from "../../ui/button.tsx";
import type { ListRow } from "../records/list-definition.ts";
import { useNote } from "../records/log/use-note.ts";
import { focusNeighbor } from "../ui/focus-neighbor.ts";
import { leadLog } from "./log/lead-log.ts";
import type { BegunContact } from "./use-begun-contact.ts";
import { useNoteOthers } from "./use-note-others.ts";

const Asked = chakra("div", {
  base: {
    // Above the link of a whole card or row, in a line of its own.
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
    // There, so that what comes is read aloud, and takes no place.
    _empty: { position: "absolute", padding: "0" },
    "& > p": { flexGrow: 1 },
  },
});

const questions = { called: "Did you reach", wrote: "Did you write to" } as const;

interface BegunQuestionProps {
  /** Whom. */
  title: string;
  contact: BegunContact;
  /** What came of it. @param button the pressed one, which goes. */
  onNote: (kind: LeadLogKind, button: HTMLElement) => void;
}

/** The pressed button goes. */
function focusLink(button: HTMLElement): void {
  button.closest("li, section")?.querySelector("a")?.focus();
}

function Question({ title, contact: { begun, end }, onNote }: BegunQuestionProps) {
  if (!begun) return null;
  return (
    <>
      <p>
        {questions[begun]} {title}?
      </p>
      <Button onClick={({ currentTarget }) => onNote(begun, currentTarget)}>Yes, log it</Button>
      {begun === "called" && (
        <Button
          look="secondary"
          onClick={({ currentTarget }) => onNote("no_answer", currentTarget)}
        >
          No answer
        </Button>
      )}
      <Button
        look="secondary"
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
export function BegunQuestion(props: BegunQuestionProps) {
  return (
    <Asked aria-live="polite">
      <Question {...props} />
    </Asked>
  );
}

interface RowQuestionProps extends Omit<BegunQuestionProps, "onNote"> {
  entry: ListRow<StoredLead>;
}

/** Listens to what waits only while it asks. */
function OpenRowQuestion({ entry: { id, row }, title, contact }: RowQuestionProps) {
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

/** The same in a list, which whoever is answered may leave. */
export function RowQuestion(props: RowQuestionProps) {
  return <Asked aria-live="polite">{props.contact.begun && <OpenRowQuestion {...props} />}</Asked>;
}
