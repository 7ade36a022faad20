import * as z from "zod";

/**
 * What every public form carries besides its own fields.
 * `submission_id`: a UUID (version 4) the browser makes once per form and keeps for repeats; it is
 * the id of the stored record, so a repeat is the same success.
 * `confirm_topic`: the honeypot, invisible to people. Whoever fills it is told of success and nothing
 * is stored, which the callables decide before they look at anything else.
 */
export const submissionFields = {
  submission_id: z
    .uuidv4({ error: "submission_id must be a UUID (version 4) made by the browser" })
    .overwrite((id) => id.toLowerCase()),
  confirm_topic: z.string().max(0, "Please leave this field empty").optional(),
};

/** True when a machine filled the field that people do not see. Reads raw, unchecked data. */
export function fillsHoneypot(data: unknown): boolean {
  if (typeof data !== "object" || data === null || !("confirm_topic" in data)) return false;
  return data.confirm_topic !== "" && data.confirm_topic !== undefined;
}
