import { isRecord, type Json, type Path } from "../editing-api.ts";
import { isSame } from "../values.ts";

interface ValueChange {
  path: Path;
  before?: Json;
  after?: Json;
}

/** The smallest parts in which two values differ; for lists of different lengths, the whole list. */
export function valueChanges(
  before: Json | undefined,
  after: Json | undefined,
  path: Path = [],
): ValueChange[] {
  if (isSame(before, after)) return [];
  if (isRecord(before) && isRecord(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => valueChanges(before[key], after[key], [...path, key]));
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return after.flatMap((item, index) => valueChanges(before[index], item, [...path, index]));
  }
  const old = before === undefined ? {} : { before };
  return [{ path, ...old, ...(after === undefined ? {} : { after }) }];
}
