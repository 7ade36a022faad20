import { openYaml, partsOf } from "../content-text.ts";
import type { RestoreWhat } from "../editing-api.ts";
import { valueAt, withValueAt } from "../values.ts";
import { changedText, plainValue } from "./changed-text.ts";

const fieldsOf = (name: string, text: string) => plainValue(openYaml(partsOf(name, text).yaml));

/** A file with one thing in it as it was released; undefined where the file wasn't there. */
export function restoredText(
  name: string,
  { now, released }: { now: string | undefined; released: string | undefined },
  what: RestoreWhat,
): string | undefined {
  if (what === "file" || now === undefined || released === undefined) return released;
  const value = fieldsOf(name, now);
  if (what === "body") return changedText(name, now, { value, body: partsOf(name, released).body });
  const part = valueAt(fieldsOf(name, released), what);
  return changedText(name, now, { value: withValueAt(value, what, part) ?? null });
}
