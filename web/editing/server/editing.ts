import type { EditProblem, Json, RestoreWhat, WriteOutcome } from "../editing-api.ts";
import type { FileChange } from "../file-change.ts";
import { changedText, restoredText } from "./changed-text.ts";
import type { ContentCheck } from "./content-check.ts";
import { kindOfFile } from "./content-files.ts";
import { labelOf, readContentFile } from "./read-content-file.ts";
import type { Releases } from "./releases.ts";
import { type Change, hashOf, storeBytes, storedBytes } from "./stored-file.ts";

/** What a page knew about a file when it asked for a change. */
interface FileVersion {
  name: string;
  hash: string;
}

const canForbid = ({ name, advice }: EditProblem) => name !== undefined && !advice;
const picture = /^pictures\/(?:posts|pages|portfolio)\/[a-z0-9-]+\.webp$/;
const canBeWritten = (name: string) => kindOfFile(name) !== undefined || picture.test(name);
const isSame = (one: Buffer | undefined, other: Buffer | undefined) =>
  one && other ? one.equals(other) : one === other;
const asBytes = (text: string | undefined) => (text === undefined ? undefined : Buffer.from(text));
const asText = (bytes: Buffer | undefined) => bytes?.toString("utf8");

const impossible = (message: string): WriteOutcome => ({ outcome: "impossible", message });

/** Reads, checks and writes the files of a content folder, one change after another. */
export function createEditing(folder: string, check: ContentCheck, releases: Releases) {
  const saves: Change[][] = [];
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  }

  function labels(changes: readonly Change[]): string {
    const texts = changes.filter(({ name }) => kindOfFile(name));
    if (texts.length === 0) return changes.map(({ name }) => name).join(" and ");
    const words = texts.map(({ name, before, after }) => labelOf(name, asText(after ?? before)));
    return words.join(" and ");
  }

  const undoLabel = () => {
    const save = saves.at(-1);
    return save ? labels(save) : null;
  };

  /**
   * Returns the problems that block a change. If the content was valid, every problem does. If it wasn't, fixing one
   * file must not wait for the others, nor for what shows only once it is fixed. Advice never blocks, nor does a problem
   * that no content file can fix.
   */
  async function forbidding(names: string[], problems: EditProblem[]): Promise<EditProblem[]> {
    if (!problems.some(canForbid)) return [];
    const before = (await check.problemsWith([])).filter(canForbid);
    const existing = new Set(before.map((problem) => JSON.stringify(problem)));
    return problems
      .filter((problem) => canForbid(problem) && !existing.has(JSON.stringify(problem)))
      .filter(({ name = "" }) => before.length === 0 || names.includes(name));
  }

  function meanwhile(name: string): WriteOutcome {
    const file = readContentFile(folder, name);
    return { outcome: "changed-meanwhile", name, ...(file ? { file } : {}) };
  }

  const changedSince = (changes: readonly Change[]) =>
    changes.find(({ name, before }) => !isSame(storedBytes(folder, name), before));

  /** Writes files together, unless they would make the content invalid, or one has changed in the meantime. */
  async function commit(asked: Change[], next: string[] = []): Promise<WriteOutcome> {
    const changes = asked.filter(({ before, after }) => !isSame(before, after));
    if (!changes.every(({ name }) => canBeWritten(name))) {
      return impossible("This file can't be changed here.");
    }
    const early = changedSince(asked);
    if (early) return meanwhile(early.name);
    let stillWrong: EditProblem[] = [];
    if (changes.length > 0) {
      const names = changes.map(({ name }) => name);
      stillWrong = await check.problemsWith(changes);
      const problems = await forbidding(names, stillWrong);
      if (problems.length > 0) return { outcome: "refused", problems };
      const late = changedSince(asked);
      if (late) return meanwhile(late.name);
      for (const { name, after } of changes) storeBytes(folder, name, after);
      saves.push(changes);
    }
    const files = asked.flatMap(({ name }) => readContentFile(folder, name) ?? []);
    return { outcome: "saved", files, label: labels(asked), undo: undoLabel(), stillWrong, next };
  }

  /** The change to one file, if it is still the version that the page knew. */
  function changeOf(
    { name, hash }: FileVersion,
    after: (now: Buffer | undefined) => Change["after"],
    isAllowed = kindOfFile(name) !== undefined,
  ) {
    const before = isAllowed ? storedBytes(folder, name) : undefined;
    return hashOf(before) === hash ? { name, before, after: after(before) } : undefined;
  }

  const textChangeOf = (
    version: FileVersion,
    text: (now: string | undefined) => string | undefined,
  ) => changeOf(version, (now) => asBytes(text(asText(now))));

  /** Undoes the last save, byte for byte. */
  async function undo(): Promise<WriteOutcome> {
    const save = saves.pop();
    if (!save) return impossible("There's nothing to undo.");
    const back = save.map(({ name, before, after }) => ({ name, before: after, after: before }));
    const answer = await commit(back).catch((error: unknown) => {
      saves.push(save);
      throw error;
    });
    if (answer.outcome === "refused") saves.push(save);
    if (answer.outcome === "changed-meanwhile") {
      return impossible(
        `${labels(save)} was changed by another program since, so this can't be undone.`,
      );
    }
    if (answer.outcome !== "saved") return answer;
    // An undo doesn't count as a save.
    saves.pop();
    return { ...answer, undo: undoLabel() };
  }

  type Wanted = FileVersion & { value: Json; body?: string | undefined };

  return {
    undoLabel,
    /** The first check takes seconds, and later ones less than one. */
    warmUp: () => inTurn(() => check.problemsWith([])).catch(() => undefined),
    undo: () => inTurn(undo),

    /** Saves files that depend on each other together. */
    save: (files: Wanted[]) =>
      inTurn(async () => {
        const changes: Change[] = [];
        for (const wanted of files) {
          const change = textChangeOf(
            wanted,
            (now) => now && changedText(wanted.name, now, wanted),
          );
          if (!change) return meanwhile(wanted.name);
          changes.push(change);
        }
        return commit(changes);
      }),

    saveText: (version: FileVersion, text: string) =>
      inTurn(async () => {
        const change = textChangeOf(version, () => text);
        return change ? commit([change]) : meanwhile(version.name);
      }),

    /** Brings something back as it was released. */
    restore: (version: FileVersion, what: RestoreWhat) =>
      inTurn(async () => {
        const released = await releases.bytesOf(version.name);
        const texts = (now: string | undefined) => ({ now, released: asText(released) });
        const change =
          what === "file"
            ? changeOf(version, () => released, canBeWritten(version.name))
            : textChangeOf(version, (now) => restoredText(version.name, texts(now), what));
        if (!change) return meanwhile(version.name);
        if (isSame(change.before, change.after)) {
          return impossible("There's nothing to take back here: it's as it was released, or gone.");
        }
        return commit([change]);
      }),

    /** Writes what another part of the editor has made, such as a new post or a picture. */
    take: (make: () => Promise<{ changes: FileChange[]; next: string[] }>) =>
      inTurn(async () => {
        const { changes, next } = await make();
        const taken = changes.map(({ file: name, text }) => {
          return { name, before: storedBytes(folder, name), after: Buffer.from(text) };
        });
        return commit(taken, next);
      }),
  };
}

export type Editing = ReturnType<typeof createEditing>;
