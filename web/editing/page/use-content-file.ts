import { useCallback, useEffect, useState } from "react";
import type { ContentFile, EditProblem, Json, WriteOutcome } from "../editing-api.ts";
import { isSame, mergedValue } from "../values.ts";
import { type Draft, drafts, isWholeText } from "./drafts.ts";
import { readFile, write } from "./editing-client.ts";
import { sentValue } from "./sent-value.ts";

interface Opened {
  /** The file as it was read, to compare with what is typed. */
  file: ContentFile;
  value: Json;
  body: string | undefined;
  problems: EditProblem[];
  /** The file as somebody else has saved it in the meantime. */
  newer?: ContentFile | undefined;
}

const asRead = (file: ContentFile): Opened => {
  return { file, value: file.value, body: file.body, problems: [] };
};

/** A newer version of a file, with what has been typed since into the one that is open. */
function onTop({ file, value, body }: Opened, newer: ContentFile): Opened {
  if (file.unreadable || newer.unreadable) return asRead(newer);
  const merged = mergedValue(file.value, sentValue(file, value), newer.value) ?? newer.value;
  return { ...asRead(newer), value: merged, body: body === file.body ? newer.body : body };
}

/** A draft and the version of the file that it is based on. */
function fromDraft(file: ContentFile, { hash, base, baseBody, value, body }: Draft): Opened {
  const older = {
    ...file,
    hash,
    value: base,
    ...(baseBody === undefined ? {} : { body: baseBody }),
  };
  return { ...asRead(older), value, body };
}

/** A file as it was read, with this window's earlier input. */
function withDraft(file: ContentFile): Opened {
  const draft = drafts.get(file.name);
  if (!draft) return asRead(file);
  const opened = fromDraft(file, draft);
  return draft.hash === file.hash ? opened : { ...opened, newer: file };
}

export function isChanged({ file, value, body }: Opened): boolean {
  return body !== file.body || !isSame(sentValue(file, value), file.value);
}

/** Keeps what isn't saved, also while another file is shown. */
function keepDraft(opened: Opened): void {
  const { file, value, body } = opened;
  const { name, hash, value: base, body: baseBody } = file;
  if (isChanged(opened)) drafts.set(name, { hash, base, baseBody, value, body });
  else drafts.remove(name);
}

/** Leaves of a file's draft what was typed after the save, if anything. */
function settleDraft(saved: ContentFile): void {
  const draft = drafts.get(saved.name);
  if (!draft) return;
  keepDraft(isWholeText(draft) ? asRead(saved) : onTop(fromDraft(saved, draft), saved));
}

const sentFile = (
  file: ContentFile,
  { value, body }: { value: Json; body?: string | undefined },
) => ({
  name: file.name,
  hash: file.hash,
  value: sentValue(file, value),
  ...(body === undefined ? {} : { body }),
});

/** Unsaved input for files. */
async function sentDrafts(names: string[]) {
  const files = await Promise.all(names.map(readFile));
  return files.flatMap((file) => {
    const draft = drafts.get(file.name);
    return draft ? [sentFile({ ...file, hash: draft.hash, value: draft.base }, draft)] : [];
  });
}

/** A content file that is being edited: what is typed, where it is kept, and how it is saved. */
export function useContentFile(name: string) {
  const [opened, setOpened] = useState<Opened>();
  const [failure, setFailure] = useState("");

  useEffect(() => {
    let isWanted = true;
    setOpened(undefined);
    setFailure("");
    readFile(name).then(
      (file) => isWanted && setOpened(withDraft(file)),
      (error: Error) => isWanted && setFailure(error.message),
    );
    return () => {
      isWanted = false;
    };
  }, [name]);

  useEffect(() => {
    if (opened) keepDraft(opened);
  }, [opened]);

  const change = useCallback((next: { value?: Json; body?: string }) => {
    setOpened((now) => now && { ...now, ...next });
  }, []);

  /** Applies the outcome of a write. Input stays unless it was saved, also what was typed in the meantime. */
  const settle = useCallback((outcome: WriteOutcome) => {
    const files = outcome.outcome === "saved" ? outcome.files : [];
    for (const file of files) settleDraft(file);
    setOpened((now) => {
      if (!now) return now;
      if (outcome.outcome === "refused") return { ...now, problems: outcome.problems };
      const { name } = now.file;
      if (outcome.outcome === "changed-meanwhile") {
        return outcome.name === name ? { ...now, newer: outcome.file } : now;
      }
      const file = files.find((one) => one.name === name);
      return file ? onTop(now, file) : now;
    });
  }, []);

  /** Saves the file, and with it the drafts of others. */
  async function save(others: string[] = []): Promise<WriteOutcome> {
    if (!opened) throw new Error("there is nothing to save");
    const { file, value, body } = opened;
    const version = { name: file.name, hash: file.hash };
    if (file.unreadable) return write("save-text", { ...version, text: body ?? "" });
    const files = [sentFile(file, { value, body }), ...(await sentDrafts(others))];
    return write("save", { files });
  }

  /** Continues with the version that was saved elsewhere, with or without what was typed here. */
  function takeNewer(keepMine: boolean): void {
    if (!opened?.newer) return;
    const { newer } = opened;
    setOpened(keepMine ? onTop(opened, newer) : asRead(newer));
  }

  const discard = () => opened && setOpened(asRead(opened.newer ?? opened.file));

  return { opened, failure, change, settle, save, takeNewer, discard };
}

export type EditedFile = ReturnType<typeof useContentFile>;
