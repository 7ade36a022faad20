import { collections } from "./collections.ts";
import { normalizeEmail } from "./email-address.ts";
import { dueSort, storedTask } from "./task.ts";

/**
 * What is stored: with the fields of a record, those by which Firestore finds and orders it. They are the one spelling of
 * an address, however it was typed, and a task's place among those that are due.
 */
export function withDerivedFields<Fields extends object>(collection: string, fields: Fields) {
  if (collection === collections.tasks) {
    return { ...fields, due_sort: dueSort(storedTask.parse(fields)) };
  }
  if (!("email" in fields) || typeof fields.email !== "string") return fields;
  return { ...fields, email_key: normalizeEmail(fields.email) };
}
