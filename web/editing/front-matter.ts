import { type Document, parseDocument } from "yaml";
import { postParts } from "../publish/content/content-text.ts";

interface Parts {
  opening: string;
  yaml: string;
  closing: string;
  /** The text of a post. */
  body?: string;
}

const withUnixLines = (text: string) => text.replaceAll("\r\n", "\n");

/** A content file's YAML, and the text around it. @throws for a post without front matter */
export function partsOf(name: string, text: string): Parts {
  if (!name.endsWith(".md")) return { opening: "", yaml: withUnixLines(text), closing: "" };
  const parts = postParts(text);
  if (!parts) throw new Error("a post begins with a line of three hyphens");
  return parts;
}

/** Joins these parts into a file, with the kind of line endings that it had before. */
export function joined({ opening, yaml, closing, body = "" }: Parts, before: string): string {
  const unix = `${opening}${yaml}${closing}${withUnixLines(body)}`;
  return before.includes("\r\n") ? unix.replaceAll("\n", "\r\n") : unix;
}

/** @throws where it isn't valid YAML */
export function openYaml(yaml: string): Document.Parsed {
  const document = parseDocument(yaml);
  const [problem] = document.errors;
  if (problem) throw problem;
  return document;
}
