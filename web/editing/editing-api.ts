import { z } from "zod";

export type Json = z.infer<ReturnType<typeof z.json>>;
export type JsonRecord = { [key: string]: Json };
export type Path = (string | number)[];

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The header that every write needs: a page of another site can't send it. */
export const editorHeader = "x-content-editor";

const path = z.array(z.union([z.string(), z.number()]));

/** The file, and its hash when the page read it: two windows must not overwrite each other. */
const fileVersion = { name: z.string(), hash: z.string() };

const savedFile = z.strictObject({
  ...fileVersion,
  value: z.json(),
  /** The text of a post below its front matter. */
  body: z.string().optional(),
});

/** Saves several files at once when none of them would be right without the others. */
export const saveRequest = z.strictObject({ files: z.array(savedFile).min(1) });

/** The whole text of a file that can't be read as fields. */
export const textRequest = z.strictObject({ ...fileVersion, text: z.string() });

/** Brings back a field, the text of a post (`body`), or the whole file, as it was released. */
export const restoreRequest = z.strictObject({
  ...fileVersion,
  what: z.union([path, z.literal("body"), z.literal("file")]),
});

/** A new entry in the place where it is shown; see `npm run new`. */
export const newRequest = z.strictObject({
  kind: z.string(),
  name: z.string(),
  page: z.string().optional(),
  url: z.string().optional(),
});

/** An answer to one question of the interview, as it was typed. */
export const answerRequest = z.strictObject({ id: z.string(), answer: z.string() });

/** A part of a picture that is upright, in its own pixels. */
const crop = z.object({ left: z.int(), top: z.int(), width: z.int(), height: z.int() });

/** How a photo will look in its slot, before it is put there. */
export const photoPreview = z.object({
  /** The size of the whole photo, upright. */
  width: z.number(),
  height: z.number(),
  /** The part that is shown. */
  crop,
  /** That part, as a data URL. */
  image: z.string(),
});

/** `12,0,1600,900` in an address: left, top, width, height. */
export const cropInAddress = z
  .string()
  .regex(/^\d{1,5}(,\d{1,5}){3}$/)
  .transform((text) => {
    const [left = 0, top = 0, width = 0, height = 0] = text.split(",").map(Number);
    return { left, top, width, height };
  });

export type Crop = z.infer<typeof crop>;
export type PhotoPreview = z.infer<typeof photoPreview>;

const choice = z.object({ value: z.string(), label: z.string() });

/** The files, grouped as the owner thinks of them, and the choices that fields offer. */
export const fileList = z.object({
  groups: z.array(
    z.object({
      label: z.string(),
      files: z.array(z.object({ name: z.string(), label: z.string() })),
    }),
  ),
  choices: z.record(z.string(), z.array(choice)),
  /** What `undo` would take back. */
  undo: z.string().nullable(),
});

export const contentFile = z.object({
  name: z.string(),
  label: z.string(),
  hash: z.string(),
  value: z.json(),
  body: z.string().optional(),
  schema: z.record(z.string(), z.json()),
  /** The comment above each field, by the field's path, such as `phone.display`. */
  help: z.record(z.string(), z.string()),
  /** The comment at the top of the file. */
  about: z.string(),
  /** Fields that are edited separately; for a list or `name.*`, each entry is. */
  apart: z.array(z.string()),
  /** The pages that show it, the best first. */
  shownOn: z.array(
    z.object({
      path: z.string(),
      label: z.string(),
      /** The parts of the file that the page shows by name, such as `tables.website-packages`. */
      parts: z.array(z.string()),
    }),
  ),
  /** The first day on which a post can be on the site, in words, if that is still to come. */
  appears: z.string().optional(),
  /** The reason why a file can't be read as fields, and its unchanged text. */
  unreadable: z.object({ why: z.string(), text: z.string() }).optional(),
});

export const editProblem = z.object({
  /** The content file, such as `prices.yaml`; missing for a file that isn't content. */
  name: z.string().optional(),
  field: z.string(),
  /** The field as the owner sees it: "Home, section “Questions”, 5th question, answer". */
  place: z.string().optional(),
  message: z.string(),
  /** Marks words that could be better: they never block a save. */
  advice: z.literal(true).optional(),
});

export const writeOutcome = z.discriminatedUnion("outcome", [
  z.object({
    outcome: z.literal("saved"),
    /** The files as they are now, without those that were removed. */
    files: z.array(contentFile),
    label: z.string(),
    undo: z.string().nullable(),
    /** The problems that were there before and still are. */
    stillWrong: z.array(editProblem),
    /** The tasks that are left, as sentences. */
    next: z.array(z.string()),
  }),
  z.object({ outcome: z.literal("refused"), problems: z.array(editProblem) }),
  z.object({
    outcome: z.literal("changed-meanwhile"),
    name: z.string(),
    file: contentFile.optional(),
  }),
  z.object({ outcome: z.literal("impossible"), message: z.string() }),
]);

/** The interview of `npm run setup -- --content`: the open questions, and the tasks that are left, by who does them. */
export const interviewAnswer = z.object({
  questions: z.array(
    z.object({
      id: z.string(),
      asks: z.string(),
      /** The current value, unless it's invented. */
      now: z.string().optional(),
      /** The only possible answers. */
      answers: z.array(z.string()).optional(),
    }),
  ),
  left: z.array(z.string()),
});

export const changesAnswer = z.object({
  /** The version to compare with, such as "the release of 2026-11-21"; null if it's unknown. */
  since: z.string().nullable(),
  /** The reason why it's unknown. */
  why: z.string().optional(),
  files: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      hash: z.string(),
      kind: z.enum(["changed", "added", "removed", "picture"]),
      changes: z.array(
        z.object({
          what: z.union([path, z.literal("body"), z.literal("file")]),
          /** The place in the file, in words. */
          where: z.string(),
          before: z.json().optional(),
          after: z.json().optional(),
        }),
      ),
    }),
  ),
});

export type Choice = z.infer<typeof choice>;
export type FileList = z.infer<typeof fileList>;
export type ContentFile = z.infer<typeof contentFile>;
export type EditProblem = z.infer<typeof editProblem>;
export type WriteOutcome = z.infer<typeof writeOutcome>;
export type Interview = z.infer<typeof interviewAnswer>;
export type Changes = z.infer<typeof changesAnswer>;
export type RestoreWhat = z.infer<typeof restoreRequest>["what"];
