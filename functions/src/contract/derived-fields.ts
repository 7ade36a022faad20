import { collections } from "./collections.ts";
import { searchKeysOf } from "./search-keys.ts";
import { dueSort, storedTask } from "./task.ts";

/** The fields by which Firestore finds and sorts a record that has these fields. */
export function derivedFields(collection: string, fields: object): Record<string, string> {
  const keys = searchKeysOf(collection, { ...fields });
  if (collection !== collections.tasks) return keys;
  return { ...keys, due_sort: dueSort(storedTask.parse(fields)) };
}

export function withDerivedFields<Fields extends object>(collection: string, fields: Fields) {
  return { ...fields, ...derivedFields(collection, fields) };
}
