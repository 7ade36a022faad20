import { z } from "zod";
import {
  type Crop,
  changesAnswer,
  contentFile,
  editorHeader,
  fileList,
  interviewAnswer,
  photoPreview,
  type WriteOutcome,
  writeOutcome,
} from "../editing-api.ts";

/** The error for a request that failed; its message is a sentence. */
class EditingFailure extends Error {}

/** Runs a write and shows its outcome; `done` is the word for success. While another one runs, it does nothing. */
export type Run = (
  done: string,
  work: () => Promise<WriteOutcome>,
) => Promise<WriteOutcome | undefined>;

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

export const readFiles = () => ask(fileList, "files");

export const readFile = (name: string) => ask(contentFile, `file?${new URLSearchParams({ name })}`);

export const readChanges = () => ask(changesAnswer, "changes");

export const readInterview = () => ask(interviewAnswer, "interview");

export function write(
  action: "answer" | "save" | "save-text" | "restore" | "new" | "undo",
  body: Record<string, unknown> = {},
) {
  const headers = { "Content-Type": "application/json", [editorHeader]: "1" };
  return ask(writeOutcome, action, { method: "POST", headers, body: JSON.stringify(body) });
}

interface SlottedPhoto {
  photo: File;
  slot: string;
  /** The part to show; without one, the most striking part. */
  crop?: Crop | undefined;
}

function photoRequest({ photo, slot, crop }: SlottedPhoto, words: Record<string, string> = {}) {
  const part = crop && { crop: [crop.left, crop.top, crop.width, crop.height].join(",") };
  return {
    query: new URLSearchParams({ place: slot, ...part, ...words }),
    init: { method: "POST", headers: { [editorHeader]: "1" }, body: photo },
  };
}

/** Puts a photo into its slot, with words for those who can't see it. */
export function putPicture(photo: SlottedPhoto, alt: string) {
  const { query, init } = photoRequest(photo, { alt });
  return ask(writeOutcome, `picture?${query}`, init);
}

/** Asks for a preview of the photo in its slot. */
export function previewPicture(photo: SlottedPhoto) {
  const { query, init } = photoRequest(photo);
  return ask(photoPreview, `picture-preview?${query}`, init);
}
