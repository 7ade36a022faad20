import { type ContentFile, isRecord, type Json } from "../editing-api.ts";
import { itemName } from "../value-words.ts";
import { valueAt } from "../values.ts";
import type { Part } from "./file-parts.ts";

/** A slot for a photo, under the name that web/editing/pictures/picture-slot.ts gives it. */
export interface PhotoSlot {
  slot: string;
  label: string;
}

/** The slots for photos in the part of a file that is shown. */
export function photoSlots(file: ContentFile, part: Part, value: Json): PhotoSlot[] {
  const [folder, baseName = ""] = file.name.replace(/\.\w+$/, "").split("/");
  const shown = valueAt(value, part.path);
  if (folder === "posts") return [{ slot: `posts/${baseName}`, label: "Picture of the post" }];
  if (!isRecord(shown) || part.index === undefined) return [];
  if (file.name === "portfolio.yaml") {
    const { id } = shown;
    return typeof id === "string"
      ? [
          { slot: `portfolio/${id}`, label: "Picture of the site" },
          { slot: `portfolio/${id}/phone`, label: "The site on a phone" },
        ]
      : [];
  }
  if (folder !== "pages" || part.path[0] !== "sections") return [];
  const section = `pages/${baseName}/${part.index + 1}`;
  if ((shown.kind === "hero" && !shown.beside) || shown.kind === "story") {
    const own = { slot: section, label: "Picture of this section" };
    return shown.person === undefined
      ? [own]
      : [own, { slot: `${section}/person`, label: "Photo of the person who tells it" }];
  }
  const cards = shown.kind === "cards" && Array.isArray(shown.cards) ? shown.cards : [];
  return cards.map((card, index) => {
    return { slot: `${section}/${index + 1}`, label: itemName(card) || `Card ${index + 1}` };
  });
}
