import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, isMap, isSeq, parseDocument } from "yaml";
import {
  phoneFile,
  phoneSize,
  portfolioFile,
  portfolioSizes,
} from "../../publish/content/pictures/picture-sizes.ts";
import { isUnwritten } from "../../publish/content/unwritten.ts";
import { changedYaml } from "../file-change.ts";
import { type PictureSlot, setPicture } from "./slot.ts";

const portfolioYaml = "portfolio.yaml";

/** The site with this id, and its place in portfolio.yaml. */
function portfolioSite(folder: string, id: string) {
  const text = readFileSync(join(folder, portfolioYaml), "utf8");
  const { contents }: Document = parseDocument(text);
  const items = isSeq(contents) ? contents.items : [];
  const index = items.findIndex((item) => isMap(item) && item.get("id") === id);
  const item = items[index];
  return isMap(item) ? { item, index } : undefined;
}

/** The picture of a portfolio site on a phone. */
export function phoneSlot(folder: string, id: string): PictureSlot | undefined {
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
export function portfolioSlot(folder: string, id: string): PictureSlot | undefined {
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
