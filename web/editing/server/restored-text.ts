import { openYaml, partsOf } from "../content-text.ts";
import type { RestoreWhat } from "../editing-api.ts";
import { valueAt, withValueAt } from "../values.ts";
import { changedText, plainValue } from "./changed-text.ts";

const fieldsOf = (name: string, text: string) => plainValue(openYaml(partsOf(name, text).yaml));

/** Returns a file with one part as it was released. It stays as it is if a version, or the part in both, is missing. */
export function restoredText(
  name: string,
  { now, released }: { now: string | undefined; released: string | undefined },
  what: Exclude<RestoreWhat, "file">,
): string | undefined {
  if (now === undefined || released === undefined) return now;
  const value = fieldsOf(name, now);
  if (what === "body") return changedText(name, now, { value, body: partsOf(name, released).body });
  const part = valueAt(fieldsOf(name, released), what);
  if (part === undefined && valueAt(value, what) === undefined) return now;
  return changedText(name, now, { value: withValueAt(value, what, part) ?? null });
}
