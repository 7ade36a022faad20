import { readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { schemaOfFile } from "../../publish/content/file-schemas.ts";

interface KindOfFile {
  /** Fields that are edited separately; for a list or `name.*`, each entry is. "" is the whole file. */
  apart: string[];
}

interface SingleFile extends KindOfFile {
  label: string;
  /** Matches the parts of page files that show it. */
  shownBy: RegExp;
}

/** The files that exist once and can be edited, in the order in which the owner sees them. */
export const singleFiles: Record<string, SingleFile> = {
  "prices.yaml": {
    label: "Prices",
    apart: ["entries", "tables.*", "plans.*"],
    shownBy: /kind: (?:price-table|plans)\b/g,
  },
  "site.yaml": {
    label: "Business details",
    apart: ["placeholders", "navigation", "banner"],
    shownBy: /\{\{site\./g,
  },
  "claims.yaml": { label: "Claims", apart: [], shownBy: /\{\{claims\./g },
  "testimonials.yaml": {
    label: "Testimonials",
    apart: [""],
    shownBy: /kind: testimonials\b/g,
  },
  "portfolio.yaml": {
    label: "Portfolio",
    apart: [""],
    shownBy: /kind: portfolio\b/g,
  },
  "case-studies.yaml": {
    label: "Case studies",
    apart: [""],
    shownBy: /kind: case-studies\b/g,
  },
  "forms.yaml": {
    label: "Forms",
    apart: ["contact", "contact.topics", "short.*", "unsent"],
    shownBy: /(?:kind: form|form:)/g,
  },
  "replies.yaml": { label: "Replies of the team", apart: ["replies"], shownBy: /(?!)/g },
  "blog.yaml": {
    label: "Blog words",
    apart: ["listing", "sidebar", "article", "states"],
    shownBy: /(?!)/g,
  },
};

const pageFile: KindOfFile = { apart: ["sections", "closed", "closed.sections"] };
const postFile: KindOfFile = { apart: [] };

const pageName = /^pages\/[a-z0-9]+(?:-[a-z0-9]+)*\.yaml$/;
const postName = /^posts\/[a-z0-9]+(?:-[a-z0-9]+)*\.md$/;

/** Returns the kind of file that a name belongs to; no other file can be read or written. */
export function kindOfFile(name: string): KindOfFile | undefined {
  if (Object.hasOwn(singleFiles, name)) return singleFiles[name];
  if (pageName.test(name)) return pageFile;
  return postName.test(name) ? postFile : undefined;
}

const namesIn = (folder: string, below: string, pattern: RegExp) =>
  readdirSync(join(folder, below))
    .map((file) => `${below}/${file}`)
    .filter((name) => pattern.test(name))
    .sort();

export const pageNames = (folder: string) => namesIn(folder, "pages", pageName);
export const postNames = (folder: string) => namesIn(folder, "posts", postName);

/** All existing files that can be edited. */
export function contentNames(folder: string): string[] {
  return [...Object.keys(singleFiles), ...pageNames(folder), ...postNames(folder)];
}

export const schemaOf = (name: string) => schemaOfFile(`web/content/${name}`) ?? z.never();

/** A file's fields as JSON Schema, which the form is rendered from. Only zod validates. */
export function jsonSchemaOf(name: string) {
  const all = z.toJSONSchema(schemaOf(name), { io: "input", unrepresentable: "any" });
  return z.record(z.string(), z.json()).parse(JSON.parse(JSON.stringify(all)));
}
