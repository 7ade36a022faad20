import { spoiledText, yamlIn } from "../../publish/content/content-text.ts";
import { documentName } from "../../publish/content/location-words.ts";
import { today } from "../../publish/content/read-content.ts";
import { readYamlText } from "../../publish/content/yaml-problems.ts";
import { longDate } from "../../src/site/blog/post-rules.ts";
import { day } from "../../src/site/content/parts-schema.ts";
import { type ContentFile, isRecord, type Json } from "../editing-api.ts";
import { openYaml, partsOf } from "../front-matter.ts";
import { readable } from "../readable.ts";
import { valueAt } from "../values.ts";
import { plainValue } from "./changed-text.ts";
import { commentsOf } from "./comments.ts";
import { jsonSchemaOf, kindOfFile, pageNames, singleFiles } from "./content-files.ts";
import { hashOf, storedText } from "./stored-file.ts";

const baseName = (name: string) => name.replace(/^.*\//, "").replace(/\.\w+$/, "");

/** A file's name as the owner would say it: a post by its title, a page by its address. */
export function labelOf(name: string, text: string | undefined): string {
  const single = singleFiles[name];
  if (single) return single.label;
  if (name.startsWith("pages/")) return documentName(name, undefined);
  const [, title] = /^(?:title|topic):\s*["']?(.+?)["']?\s*$/m.exec(text ?? "") ?? [];
  return title ?? readable(baseName(name));
}

function pathOfPage(text: string): string | undefined {
  return /^path:\s*["']?(\S+?)["']?\s*$/m.exec(text)?.[1];
}

/** The pages of the site, the home page first. */
export function sitePaths(folder: string) {
  const pages = pageNames(folder).flatMap((name) => {
    const text = storedText(folder, name) ?? "";
    const path = pathOfPage(text);
    return path ? [{ name, path, label: labelOf(name, text), text }] : [];
  });
  return pages.sort((one, other) => one.path.length - other.path.length);
}

/** Tables and plans of prices.yaml that a page shows. */
function partsShownBy(page: string): string[] {
  const tables = [...page.matchAll(/^ +table: (\S+)$/gm)].map(([, name]) => `tables.${name}`);
  const plans = [...page.matchAll(/^ +plans: (\S+)$/gm)].map(([, name]) => `plans.${name}`);
  return [...tables, ...plans];
}

function shownOn(folder: string, name: string): ContentFile["shownOn"] {
  if (name.startsWith("posts/")) {
    return [{ path: `/blog/${baseName(name)}`, label: "This post", parts: [] }];
  }
  if (name.startsWith("pages/")) {
    const path = pathOfPage(storedText(folder, name) ?? "");
    return path ? [{ path, label: "This page", parts: [] }] : [];
  }
  const { shownBy = /(?!)/g } = singleFiles[name] ?? {};
  const timesIn = (text: string) => text.match(shownBy)?.length ?? 0;
  const pages = sitePaths(folder)
    .filter(({ text }) => !/^publish:\s*(no|false)\b/m.test(text))
    .toSorted((one, other) => timesIn(other.text) - timesIn(one.text))
    .map(({ path, label, text }) => ({ path, label, parts: partsShownBy(text) }));
  const blog = { path: "/blog", label: "Blog", parts: [] };
  return name === "blog.yaml" ? [blog, ...pages] : [...pages, blog];
}

/** When a post appears that is dated in the future. */
function appears(name: string, value: Json): Pick<ContentFile, "appears"> {
  const date = day.safeParse(valueAt(value, ["date"])).data;
  const isLater = name.startsWith("posts/") && date !== undefined && date > today();
  return isLater ? { appears: longDate(date) } : {};
}

/** Everything the editor needs from a file; undefined if there is no such file. */
export function readContentFile(folder: string, name: string): ContentFile | undefined {
  const kind = kindOfFile(name);
  const text = kind && storedText(folder, name);
  if (!kind || text === undefined) return undefined;
  const file = {
    name,
    label: labelOf(name, text),
    hash: hashOf(text),
    schema: jsonSchemaOf(name),
    apart: kind.apart,
    shownOn: shownOn(folder, name),
  };
  try {
    const lost = spoiledText(text);
    if (lost) throw new Error(`Line ${lost.line}: ${lost.message}`);
    const { yaml, body } = partsOf(name, text);
    const document = openYaml(yaml);
    const value = plainValue(document);
    if (!isRecord(value) && !Array.isArray(value)) throw new Error("there are no fields in it");
    const read = { ...file, value, ...appears(name, value), ...commentsOf(document) };
    return body === undefined ? read : { ...read, body };
  } catch (error) {
    const [problem] = readYamlText(yamlIn(name, text)).problems;
    const why = problem
      ? `Line ${problem.line}: ${problem.message}`
      : String(error instanceof Error ? error.message : error);
    return { ...file, value: {}, help: {}, about: "", unreadable: { why, text } };
  }
}
