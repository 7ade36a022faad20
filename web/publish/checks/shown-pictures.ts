import type { Picture } from "../../src/site/content/parts-schema.ts";
import type { Content } from "../content/content.ts";
import { postFile } from "../content/content-text.ts";
import { placedSections } from "../content/page-state.ts";
import { portfolioFile, portfolioSizes } from "../content/pictures/picture-sizes.ts";
import type { Problem } from "../content/problem.ts";

/** A picture in its slot. */
interface ShownPicture {
  /** The path below web/content/pictures. */
  picture: string;
  /** The field that names it. */
  location: Pick<Problem, "file" | "field">;
  /** The picture command's name for the slot; undefined where it puts no picture. */
  slot: string | undefined;
  wanted: { width: number; height: number };
  /** Whether the content says the size, so that it may be wrong there. */
  typed: boolean;
}

type PlacedSection = ReturnType<typeof placedSections<Content["pages"][number]>>[number];

function ofSection({ page, section, index, file, field }: PlacedSection): ShownPicture[] {
  const sectionSlot = `pages/${page.name}/${section.id ?? index + 1}`;
  const shown = (picture: Picture | undefined, path: string, slot?: string) =>
    picture
      ? [
          {
            picture: picture.file,
            location: { file, field: `${field}.${path}` },
            ...{ slot, wanted: picture, typed: true },
          },
        ]
      : [];
  switch (section.kind) {
    case "hero": {
      const { picture, beside } = section;
      if (beside?.kind === "parts") return shown(beside.picture, "beside.picture");
      if (beside?.kind !== "compare") return shown(picture, "picture", sectionSlot);
      return [
        ...shown(beside.before.picture, "beside.before.picture"),
        ...shown(beside.after.picture, "beside.after.picture"),
      ];
    }
    case "story":
      return [
        ...shown(section.picture, "picture", sectionSlot),
        ...shown(section.person?.picture, "person.picture", `${sectionSlot}/person`),
      ];
    case "cards":
      return [
        ...shown(section.picture, "picture"),
        ...section.cards.flatMap(({ picture }, card) =>
          shown(picture, `cards.${card}.picture`, `${sectionSlot}/${card + 1}`),
        ),
      ];
    default:
      return [];
  }
}

function ofSite({ id, phone }: Content["portfolio"][number], index: number): ShownPicture[] {
  const file = "web/content/portfolio.yaml";
  const slot = `portfolio/${id}`;
  const pictures = portfolioSizes.map((wanted) => ({
    picture: portfolioFile(id, wanted),
    location: { file, field: `${index}.id` },
    ...{ slot, wanted, typed: false },
  }));
  if (!phone) return pictures;
  const location = { file, field: `${index}.phone` };
  const onPhone = { picture: phone.file, location, slot: `${slot}/phone`, wanted: phone };
  return [{ ...onPhone, typed: true }, ...pictures];
}

/** Every picture that pages, posts and the portfolio show. */
export function picturesOf({
  pages,
  posts,
  portfolio,
}: Pick<Content, "pages" | "posts" | "portfolio">): ShownPicture[] {
  return [
    ...placedSections(pages).flatMap(ofSection),
    ...posts.map(({ slug, picture }) => ({
      picture: picture.file,
      location: { file: postFile({ slug }), field: "picture.file" },
      slot: `posts/${slug}`,
      wanted: picture,
      typed: false,
    })),
    ...portfolio.flatMap((site, index) => (site.publish ? ofSite(site, index) : [])),
  ];
}
