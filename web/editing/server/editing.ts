import type { Fault, Json, RestoreWhat, WriteOutcome } from "../editing-api.ts";
import { changedText } from "./changed-text.ts";
import type { ContentCheck } from "./content-check.ts";
import { kindOfFile } from "./content-files.ts";
import { labelOf, readContentFile } from "./read-content-file.ts";
import type { Releases } from "./releases.ts";
import { restoredText } from "./restored-text.ts";
import { hashOf, storedText, storeText } from "./stored-file.ts";

/** What a page knew of a file when it asked for a change. */
interface Known {
  name: string;
  hash: string;
}

interface Save {
  name: string;
  before: string | undefined;
  after: string | undefined;
}

/** The text of a file from what it is now; undefined takes it away. */
type Change = (before: string | undefined) => string | undefined;

const isContent = ({ name }: Fault) => name !== undefined;

const impossible = (message: string): WriteOutcome => ({ outcome: "impossible", message });

/** Reads, checks and writes the files of a content folder; one change after the other. */
export function createEditing(folder: string, check: ContentCheck, releases: Releases) {
  const saves: Save[] = [];
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  }

  const undoLabel = () => {
    const save = saves.at(-1);
    return save ? labelOf(save.name, save.before ?? save.after) : null;
  };

  /**
   * What forbids a change. Where the content was sound, every fault does. Where it wasn't, mending one file must not
   * wait for the others, nor for what shows only once it is mended. What no content file can mend never forbids.
   */
  async function forbidding(name: string, faults: Fault[]): Promise<Fault[]> {
    if (!faults.some(isContent)) return [];
    const before = (await check.faultsWith()).filter(isContent);
    const known = new Set(before.map((fault) => JSON.stringify(fault)));
    return faults
      .filter((fault) => isContent(fault) && !known.has(JSON.stringify(fault)))
      .filter((fault) => before.length === 0 || fault.name === name);
  }

  /** Nothing is written that would make the content unsound. */
  async function write({ name, hash }: Known, change: Change): Promise<WriteOutcome> {
    if (!kindOfFile(name)) return impossible("This file can't be changed here.");
    const before = storedText(folder, name);
    const isAsKnown = () => hashOf(storedText(folder, name)) === hash;
    const meanwhile = (): WriteOutcome => {
      const file = readContentFile(folder, name);
      return { outcome: "changed-meanwhile", ...(file ? { file } : {}) };
    };
    if (!isAsKnown()) return meanwhile();
    const after = change(before);
    let stillWrong: Fault[] = [];
    if (after !== before) {
      stillWrong = await check.faultsWith({ name, text: after });
      const faults = await forbidding(name, stillWrong);
      if (faults.length > 0) return { outcome: "refused", faults };
      if (!isAsKnown()) return meanwhile();
      storeText(folder, name, after);
      saves.push({ name, before, after });
    }
    const file = readContentFile(folder, name);
    const answer = { name, label: labelOf(name, after ?? before), undo: undoLabel(), stillWrong };
    return { outcome: "saved", ...answer, ...(file ? { file } : {}) };
  }

  /** Takes the last save back, byte for byte. */
  async function undo(): Promise<WriteOutcome> {
    const save = saves.pop();
    if (!save) return impossible("There is nothing to undo.");
    const { name, before, after } = save;
    const answer = await write({ name, hash: hashOf(after) }, () => before);
    if (answer.outcome === "refused") saves.push(save);
    if (answer.outcome === "changed-meanwhile") {
      const label = labelOf(name, after ?? before);
      return impossible(`${label} was changed by another program since, so this can't be undone.`);
    }
    if (answer.outcome !== "saved") return answer;
    // What is undone is no save of its own.
    saves.pop();
    return { ...answer, undo: undoLabel() };
  }

  return {
    undoLabel,
    /** The first check takes seconds, those after it less than one. */
    warmUp: () => inTurn(() => check.faultsWith()).catch(() => undefined),
    undo: () => inTurn(undo),

    save: (known: Known, wanted: { value: Json; body?: string | undefined }) =>
      inTurn(() => write(known, (before) => before && changedText(known.name, before, wanted))),

    saveText: (known: Known, text: string) => inTurn(() => write(known, () => text)),

    /** Brings something back as it was released. */
    restore: (known: Known, what: RestoreWhat) =>
      inTurn(async () => {
        const released = await releases.textOf(known.name);
        return write(known, (now) => restoredText(known.name, { now, released }, what));
      }),
  };
}

export type Editing = ReturnType<typeof createEditing>;
