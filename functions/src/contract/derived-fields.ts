import { collections } from "./collections.ts";
import { normalizeEmail } from "./email-address.ts";
import { dueSort, storedTask } from "./task.ts";

/**
 * Adds the fields by which Firestore finds and sorts a record: one spelling of an address, however it was typed, and a
 * task's place in the order of due dates.
 */
export function withDerivedFields<Fields extends object>(collection: string, fields: Fields) {
  if (collection === collections.tasks) {
    return { ...fields, due_sort: dueSort(storedTask.parse(fields)) };
  }
  if (!("email" in fields) || typeof fields.email !== "string") return fields;
  return { ...fields, email_key: normalizeEmail(fields.email) };
}
