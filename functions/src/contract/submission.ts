import * as z from "zod";

export const submissionFields = {
  /** Made once per form, and used as the stored record's id, so a repeat succeeds without storing anything twice. */
  submission_id: z
    .uuidv4({ error: "submission_id must be a UUID (version 4) made by the browser" })
    .overwrite((id) => id.toLowerCase()),
  /** The honeypot. A form that fills it gets a success as its answer, and is kept apart. */
  confirm_topic: z.string().max(0, "Please leave this field empty").optional(),
};

/** Reads raw, unchecked data. */
export function fillsHoneypot(data: unknown): boolean {
  if (typeof data !== "object" || data === null || !("confirm_topic" in data)) return false;
  return data.confirm_topic !== "" && data.confirm_topic !== undefined;
}
