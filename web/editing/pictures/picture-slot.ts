import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, isMap, isSeq, parseDocument } from "yaml";
import { pageSize, personSize, postSize } from "../../publish/content/pictures/picture-sizes.ts";
import { changedYaml } from "../file-change.ts";
import { PictureError } from "./picture-error.ts";
import { phoneSlot, portfolioSlot } from "./portfolio-slots.ts";
import { postHead } from "./post-head.ts";
import { type PictureSlot, setPicture } from "./slot.ts";

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
  const document: Document = parseDocument(readFileSync(join(folder, file), "utf8"));
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
