import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, isMap, isSeq, parseDocument } from "yaml";
import {
  type PictureSize,
  pageSize,
  portfolioFile,
  portfolioSizes,
  postSize,
} from "../../publish/content/pictures/picture-sizes.ts";
import { isUnwritten } from "../../publish/content/unwritten.ts";
import { changedYaml, type FileChange } from "../file-change.ts";
import { PictureRefused } from "./picture-refused.ts";
import { postHead } from "./post-head.ts";

interface SlotFile extends PictureSize {
  /** Below `pictures`. */
  file: string;
}

/** A place for a picture. */
export interface PictureSlot {
  files: SlotFile[];
  /** The largest of them. */
  size: PictureSize;
  /** What stays where the picture has another shape: its most striking part, or its top. */
  focus: "attention" | "top";
  /** The words for those who cannot see it, as they are now; "" where they have to be written anew. */
  alt: string;
  /** The file that names the picture, with the new one. */
  named(alt: string): FileChange;
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
      postHead(folder, file, (document) => {
        document.setIn(["picture", "file"], picture);
        document.setIn(["picture", "alt"], alt);
      }),
  };
}

function portfolioSlot(folder: string, id: string): PictureSlot | undefined {
  const file = "portfolio.yaml";
  const { contents }: Document = parseDocument(readFileSync(join(folder, file), "utf8"));
  const items = isSeq(contents) ? contents.items : [];
  const index = items.findIndex((item) => isMap(item) && item.get("id") === id);
  const item = items[index];
  if (!isMap(item)) return;
  const alt = String(item.get("alt") ?? "");
  return {
    files: portfolioSizes.map((size) => ({ file: portfolioFile(id, size), ...size })),
    size: portfolioSizes[1],
    focus: "top",
    alt: isUnwritten(alt) ? "" : alt,
    named: (words) =>
      changedYaml(folder, file, (document) => document.setIn([index, "alt"], words)),
  };
}

/** The way to a picture of a page: a section by its id or its number from 1, and in it a card by its number. */
function picturePath(document: Document, section: string, card: string | undefined) {
  const sections = document.get("sections");
  if (!isSeq(sections)) return;
  const byId = sections.items.findIndex((item) => isMap(item) && item.get("id") === section);
  const index = byId < 0 ? Number(section) - 1 : byId;
  const found = sections.items[index];
  if (!isMap(found)) return;
  const kind = found.get("kind");
  if (card === undefined) {
    return kind === "hero" || kind === "story" ? ["sections", index, "picture"] : undefined;
  }
  const path = ["sections", index, "cards", Number(card) - 1];
  return kind === "cards" && document.hasIn(path) ? [...path, "picture"] : undefined;
}

function pageSlot(
  folder: string,
  page: string,
  section: string,
  card: string | undefined,
): PictureSlot | undefined {
  const file = `pages/${page}.yaml`;
  if (!existsSync(join(folder, file))) return;
  const path = picturePath(parseDocument(readFileSync(join(folder, file), "utf8")), section, card);
  if (!path) return;
  const picture = `pages/${[page, section, card].filter(Boolean).join("-")}.webp`;
  const { width, height } = pageSize;
  return {
    files: [{ file: picture, ...pageSize }],
    size: pageSize,
    focus: "attention",
    alt: "",
    named: (alt) =>
      changedYaml(folder, file, (document) => {
        const fields = { file: picture, alt, width, height };
        for (const [key, value] of Object.entries(fields)) document.setIn([...path, key], value);
      }),
  };
}

/**
 * The place with this name: `posts/<post>`, `portfolio/<id>`, `pages/<page>/<section>` or
 * `pages/<page>/<section>/<card>`; a section is named by its id or its number, a card by its number.
 * @throws PictureRefused where there is none.
 */
export function pictureSlot(name: string, contentFolder: string): PictureSlot {
  const [kind, entry, section, card, ...rest] = name.split("/");
  const isPlain = [entry, section, card].every((part) => !part || /^[a-z0-9-]+$/.test(part));
  const slot =
    !entry || !isPlain || rest.length > 0
      ? undefined
      : kind === "posts" && !section
        ? postSlot(contentFolder, entry)
        : kind === "portfolio" && !section
          ? portfolioSlot(contentFolder, entry)
          : kind === "pages" && section
            ? pageSlot(contentFolder, entry, section, card)
            : undefined;
  if (slot) return slot;
  throw new PictureRefused(
    `There is no place for a picture called "${name}". Write posts/ and the name of a post, portfolio/ and the id of a site, or pages/ with the name of a page and the id or number of a section that shows a picture, such as pages/about/1.`,
  );
}
