import { z } from "zod";
import {
  type Changes,
  type ContentFile,
  changesAnswer,
  contentFile,
  editorHeader,
  type FileList,
  fileList,
  type WriteOutcome,
  writeOutcome,
} from "../editing-api.ts";

/** What is said when a request came to nothing; a sentence. */
export class EditingFailure extends Error {}

const gone =
  "The editor's server doesn't answer. Nothing you typed is lost: it stays in this window. Start `npm run edit` again, and try once more.";

async function ask<Schema extends z.ZodType>(
  schema: Schema,
  path: string,
  init: RequestInit = {},
): Promise<z.output<Schema>> {
  const response = await fetch(`/edit/api/${path}`, init).catch(() => {
    throw new EditingFailure(gone);
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return schema.parse(answer);
  const { message } = z.object({ message: z.string() }).catch({ message: gone }).parse(answer);
  throw new EditingFailure(message);
}

export const readFiles = (): Promise<FileList> => ask(fileList, "files");

export const readFile = (name: string): Promise<ContentFile> =>
  ask(contentFile, `file?${new URLSearchParams({ name })}`);

export const readChanges = (): Promise<Changes> => ask(changesAnswer, "changes");

export function write(
  action: "save" | "save-text" | "restore" | "new" | "undo",
  body: Record<string, unknown> = {},
): Promise<WriteOutcome> {
  const headers = { "Content-Type": "application/json", [editorHeader]: "1" };
  return ask(writeOutcome, action, { method: "POST", headers, body: JSON.stringify(body) });
}

/** Puts a photo into its place, with words for those who can't see it. */
export function putPicture(photo: File, place: string, alt: string): Promise<WriteOutcome> {
  const path = `picture?${new URLSearchParams({ place, alt })}`;
  return ask(writeOutcome, path, { method: "POST", headers: { [editorHeader]: "1" }, body: photo });
}
