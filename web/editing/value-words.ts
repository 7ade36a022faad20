import { isRecord, type Json } from "./editing-api.ts";
import { readable } from "./readable.ts";

const naming = ["heading", "title", "name", "label", "question", "client", "author", "id"];

/** The words that identify an entry in a list. */
export function itemName(item: Json | undefined): string {
  if (!isRecord(item)) return "";
  const [words = ""] = naming.flatMap((key) => {
    const value = item[key];
    return typeof value === "string" && value.trim() ? [value] : [];
  });
  const kind = typeof item.kind === "string" ? readable(item.kind) : "";
  const name = words.length > 48 ? `${words.slice(0, 46)}…` : words;
  return [kind, name].filter(Boolean).join(": ");
}

function inWords(value: Json | undefined): string {
  if (value === undefined || value === null || value === "") return "nothing";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map((item) => itemName(item) || inWords(item)).join("; ");
  if (typeof value === "object") {
    return itemName(value) || Object.values(value).map(inWords).join(", ");
  }
  return String(value);
}

/** A value as a person reads it, cut after `most` characters. */
export function inFewWords(value: Json | undefined, most = 300): string {
  const words = inWords(value);
  return words.length > most ? `${words.slice(0, most - 2)} …` : words;
}
