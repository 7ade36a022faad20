import { type ContentFile, isRecord, type Json, type Path } from "../editing-api.ts";
import { readable } from "../readable.ts";
import { itemName } from "../value-words.ts";
import { valueAt } from "../values.ts";
import { kindsOf, schemaAt } from "./form/fields-schema.ts";

/** A part of a file that is edited separately. */
export interface Part {
  path: Path;
  label: string;
  /** Fields below it that are separate parts. */
  omit: string[];
  /** Its place in a list, which can be changed. */
  index?: number;
  /** Whether this is the text of a post. */
  isBody?: true;
}

export interface PartGroup {
  label: string;
  parts: Part[];
  /** The path of a group that is a list, and the kinds its entries can have. */
  list?: { path: Path; kinds: string[] };
}

const keyOf = (path: Path) => path.join(".");

function titleOf({ schema, label }: ContentFile, path: Path, value: Json): string {
  const { title } = schemaAt(schema, path, value);
  const name = path.at(-1);
  if (name === undefined) return label;
  return typeof title === "string" ? title : readable(String(name));
}

function groupAt(
  file: ContentFile,
  value: Json,
  path: Path,
  omit: string[],
): PartGroup | undefined {
  const part = valueAt(value, path);
  const label = titleOf(file, path, value);
  if (Array.isArray(part) && part.every(isRecord)) {
    const parts = part.map((item, index) => {
      const name = itemName(item) || "New entry";
      return { path: [...path, index], label: name, omit: [], index };
    });
    return { label, parts, list: { path, kinds: kindsOf(schemaAt(file.schema, path, value)) } };
  }
  return part === undefined ? undefined : { label, parts: [{ path, label, omit }] };
}

function itemsGroup(file: ContentFile, value: Json, path: Path): PartGroup {
  const items = valueAt(value, path);
  const parts = Object.keys(isRecord(items) ? items : {}).map((key) => {
    const at = [...path, key];
    return { path: at, label: titleOf(file, at, value), omit: [] };
  });
  return { label: titleOf(file, path, value), parts };
}

/** The parts of a file, which are edited one at a time. */
export function partGroups(file: ContentFile, value: Json): PartGroup[] {
  const { apart, schema } = file;
  /** Fields directly below a path that are separate parts. */
  const apartBelow = (path: Path) =>
    apart
      .map((one) => one.replace(/\.\*$/, "").split("."))
      .filter((way) => way.length === path.length + 1 && keyOf(way.slice(0, -1)) === keyOf(path))
      .map((way) => way.at(-1) ?? "");
  const groups = apart.flatMap((one) => {
    if (one === "") return groupAt(file, value, [], []) ?? [];
    const path = one.replace(/\.\*$/, "").split(".");
    if (one.endsWith("*")) return itemsGroup(file, value, path);
    return groupAt(file, value, path, apartBelow(path)) ?? [];
  });
  if (apart.includes("")) return groups;
  const omit = apartBelow([]);
  const { properties = {}, additionalProperties } = schemaAt(schema, [], value);
  const isLeft = isRecord(properties) && Object.keys(properties).some((key) => !omit.includes(key));
  if (!isLeft && !isRecord(additionalProperties)) return groups;
  const general: Part = { path: [], label: generalLabel(file), omit };
  const text: Part = { path: ["text"], label: "Text", omit: [], isBody: true };
  return [{ label: "", parts: file.body === undefined ? [general] : [general, text] }, ...groups];
}

function generalLabel({ name, label, body, apart }: ContentFile): string {
  if (name.startsWith("pages/")) return "Title, description and address";
  return body === undefined ? (apart.length > 0 ? "General" : label) : "Title, tags and picture";
}

/** The part that contains a field, such as `sections.3.actions.0.to`. */
export function partOfField(groups: PartGroup[], field: string): Part | undefined {
  const parts = groups.flatMap((group) => group.parts);
  const body = parts.find(({ isBody }) => isBody);
  if (body && field.startsWith("line ")) return body;
  const holds = ({ path }: Part) =>
    path.length === 0 || field === keyOf(path) || field.startsWith(`${keyOf(path)}.`);
  return parts.filter(holds).sort((one, other) => other.path.length - one.path.length)[0];
}
