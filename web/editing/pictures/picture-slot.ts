import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, isMap, isSeq, parseDocument } from "yaml";
import {
  type PictureSize,
  pageSize,
  personSize,
  phoneFile,
  phoneSize,
  portfolioFile,
  portfolioSizes,
  postSize,
} from "../../publish/content/pictures/picture-sizes.ts";
import { isUnwritten } from "../../publish/content/unwritten.ts";
import { changedYaml, type FileChange } from "../file-change.ts";
import { partsOf } from "../front-matter.ts";
import { PictureError } from "./picture-error.ts";

interface SlotFile extends PictureSize {
  /** The path below `pictures`. */
  file: string;
}

/** A slot for a picture. */
interface PictureSlot {
  files: SlotFile[];
  /** The size of the largest file. */
  size: PictureSize;
  /** The part that is kept of a picture with another shape: its most striking part, or its top. */
  focus: "attention" | "top";
  /** The current words for people who can't see it; "" if they have to be written again. */
  alt: string;
  /** Returns the file that names the picture, with the new one. */
  named(alt: string): FileChange;
}

/** Sets a picture's `{ file, alt, width, height }`. */
function setPicture(
  document: Document,
  path: (string | number)[],
  { file, width, height }: SlotFile,
  alt: string,
): void {
  for (const [key, value] of Object.entries({ file, alt, width, height })) {
    document.setIn([...path, key], value);
  }
}

const readYaml = (folder: string, file: string): Document =>
  parseDocument(readFileSync(join(folder, file), "utf8"));

/** Returns a post with a change in its head. Its body stays the same, byte for byte. */
function changedPost(folder: string, file: string, change: (document: Document) => void) {
  const text = readFileSync(join(folder, file), "utf8");
  try {
    partsOf(file, text);
  } catch {
    throw new PictureError(
      `The head of web/content/${file} can't be read: it must be between two lines of three hyphens.`,
    );
  }
  return changedYaml(folder, file, change);
}

function postSlot(folder: string, slug: string): PictureSlot | undefined {
  const file = `posts/${slug}.md`;
  if (!existsSync(join(folder, file))) return;
  const picture = `posts/${slug}.webp`;
  return {
    files: [{ file: picture, ...postSize }],
    size: postSize,
    focus: "attention",
    alt: "",
    named: (alt) =>
      changedPost(folder, file, (document) => {
        document.setIn(["picture", "file"], picture);
        document.setIn(["picture", "alt"], alt);
      }),
  };
}

const portfolioYaml = "portfolio.yaml";

/** The site with this id, and its place in portfolio.yaml. */
function portfolioSite(folder: string, id: string) {
  const { contents } = readYaml(folder, portfolioYaml);
  const items = isSeq(contents) ? contents.items : [];
  const index = items.findIndex((item) => isMap(item) && item.get("id") === id);
  const item = items[index];
  return isMap(item) ? { item, index } : undefined;
}

/** The picture of a portfolio site on a phone. */
function phoneSlot(folder: string, id: string): PictureSlot | undefined {
  const site = portfolioSite(folder, id);
  if (!site) return;
  const picture = { file: phoneFile(id), ...phoneSize };
  return {
    files: [picture],
    size: phoneSize,
    focus: "top",
    alt: "The same site on a phone",
    named: (alt) =>
      changedYaml(folder, portfolioYaml, (document) =>
        setPicture(document, [site.index, "phone"], picture, alt),
      ),
  };
}

/** The large and the small picture of a portfolio site. */
function portfolioSlot(folder: string, id: string): PictureSlot | undefined {
  const site = portfolioSite(folder, id);
  if (!site) return;
  const { item, index } = site;
  const alt = String(item.get("alt") ?? "");
  return {
    files: portfolioSizes.map((size) => ({ file: portfolioFile(id, size), ...size })),
    size: portfolioSizes[1],
    focus: "top",
    alt: isUnwritten(alt) ? "" : alt,
    named: (words) =>
      changedYaml(folder, portfolioYaml, (document) => document.setIn([index, "alt"], words)),
  };
}

/** Replaces a card's number and means the person who tells the story. */
const personPart = "person";

/**
 * The path to a picture of a page: in a section, by its id or its number from 1, and there in a card, by its number, or
 * with the person who tells the story.
 */
function picturePath(document: Document, section: string, card: string | undefined) {
  const sections = document.get("sections");
  if (!isSeq(sections)) return;
  const byId = sections.items.findIndex((item) => isMap(item) && item.get("id") === section);
  const index = byId < 0 ? Number(section) - 1 : byId;
  const found = sections.items[index];
  if (!isMap(found)) return;
  const kind = found.get("kind");
  if (card === undefined) {
    const hasPicture = kind === "story" || (kind === "hero" && !found.has("beside"));
    return hasPicture ? ["sections", index, "picture"] : undefined;
  }
  if (card === personPart) {
    const person = ["sections", index, personPart];
    return kind === "story" && document.hasIn(person) ? [...person, "picture"] : undefined;
  }
  const path = ["sections", index, "cards", Number(card) - 1];
  return kind === "cards" && document.hasIn(path) ? [...path, "picture"] : undefined;
}

/** Finds a name that no other section's picture has, because section numbers change when a section is inserted. */
function ownName(folder: string, name: string, current: unknown): string {
  for (let number = 1; ; number += 1) {
    const file = `${name}${number === 1 ? "" : `-${number}`}.webp`;
    if (file === current || !existsSync(join(folder, "pictures", file))) return file;
  }
}

function pageSlot(
  folder: string,
  page: string,
  section: string,
  card: string | undefined,
): PictureSlot | undefined {
  const file = `pages/${page}.yaml`;
  if (!existsSync(join(folder, file))) return;
  const document = readYaml(folder, file);
  const path = picturePath(document, section, card);
  if (!path) return;
  const name = `pages/${[page, section, card].filter(Boolean).join("-")}`;
  const picture = ownName(folder, name, document.getIn([...path, "file"]));
  const size = card === personPart ? personSize : pageSize;
  const slotFile = { file: picture, ...size };
  return {
    files: [slotFile],
    size,
    focus: "attention",
    alt: "",
    named: (alt) =>
      changedYaml(folder, file, (document) => setPicture(document, path, slotFile, alt)),
  };
}

type SlotOf = (
  folder: string,
  slotName: string,
  section: string,
  card: string | undefined,
) => PictureSlot | undefined;

/** The names of slots, and what they mean. */
const slotPatterns: [RegExp, SlotOf][] = [
  [/^posts\/([a-z0-9-]+)$/, postSlot],
  [/^portfolio\/([a-z0-9-]+)$/, portfolioSlot],
  [/^portfolio\/([a-z0-9-]+)\/phone$/, phoneSlot],
  [/^pages\/([a-z0-9-]+)\/([a-z0-9-]+)(?:\/(\d+|person))?$/, pageSlot],
];

/**
 * The slot with this name: `posts/<post>`, `portfolio/<id>`, `portfolio/<id>/phone`, `pages/<page>/<section>`,
 * `pages/<page>/<section>/<card>` or `pages/<page>/<section>/person`; a section is named by its id or its number, a
 * card by its number.
 * @throws PictureError where there is none.
 */
export function pictureSlot(name: string, contentFolder: string): PictureSlot {
  for (const [pattern, slotOf] of slotPatterns) {
    const [, slotName, section, card] = pattern.exec(name) ?? [];
    const slot = slotName && slotOf(contentFolder, slotName, section ?? "", card);
    if (slot) return slot;
  }
  throw new PictureError(
    `There's no place for a picture called "${name}". Write posts/ and the name of a post, or portfolio/ and the id of a site. Or write pages/ with the name of a page and the id or number of a section that shows a picture, such as pages/about/2.`,
  );
}
