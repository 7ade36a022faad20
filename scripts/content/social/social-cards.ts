import { existsSync } from "node:fs";
import { join } from "node:path";
import type { NamedPage } from "../../../web/publish/content/content.ts";
import { readTypedContent } from "../../../web/publish/content/read-content.ts";
import { signInPage } from "../../../web/src/team/team-pages.ts";
import { paths } from "../project-paths.ts";
import type { SocialCard } from "./social-card.ts";

/** Each page without its own picture takes one of these, always the same one. */
const landscapes = ["main-street", "lake", "farm-market", "town-hall", "diner", "pines"].map(
  (name) => `scenes/${name}.svg`,
);
const fallbackPicture = "scenes/main-street.svg";

const isThere = (file: string) => existsSync(join(paths.pictures, file));

function pictureOf(page: NamedPage, index: number): string {
  for (const section of page.sections) {
    if ("picture" in section && section.picture && isThere(section.picture.file)) {
      return section.picture.file;
    }
  }
  return landscapes[index % landscapes.length] ?? fallbackPicture;
}

/**
 * One social image by file name for each page and article (even a post that waits for its day), and "default" for every
 * other address.
 */
export function readSocialCards(): Map<string, SocialCard> {
  const { site, pages, posts } = readTypedContent();
  const cards = new Map<string, SocialCard>();
  const add = (name: string, card: Pick<SocialCard, "title" | "picture"> & Partial<SocialCard>) => {
    const file = join(paths.pictures, `social/${name}.png`);
    cards.set(name, { tagline: site.tagline, siteName: site.name, file, ...card });
  };
  add("default", { title: site.tagline, tagline: site.description, picture: fallbackPicture });
  for (const [index, page] of pages.entries()) {
    const title = page.title.replace(` | ${site.shortName}`, "");
    add(page.name, { title, picture: pictureOf(page, index) });
  }
  for (const { slug, topic, picture } of posts) {
    add(slug, { title: topic, picture: isThere(picture.file) ? picture.file : fallbackPicture });
  }
  add(signInPage.name, {
    title: signInPage.title,
    picture: "scenes/team-dashboard.svg",
    // The team area isn't part of the owner's content.
    file: join(paths.public, `social/${signInPage.name}.png`),
  });
  return cards;
}
