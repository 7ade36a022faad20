import type { Picture } from "../../src/site/content/parts-schema.ts";
import type { Content } from "../content/content.ts";
import { pageFile, postFile } from "../content/content-text.ts";
import { sectionsField } from "../content/page-state.ts";
import { portfolioFile, portfolioSizes } from "../content/pictures/picture-sizes.ts";
import type { Problem } from "../content/problem.ts";

/** A picture in its slot. */
interface ShownPicture {
  /** The path below web/content/pictures. */
  picture: string;
  /** The field that names it. */
  location: Pick<Problem, "file" | "field">;
  /** The picture command's name for the slot. */
  slot: string;
  wanted: { width: number; height: number };
  /** Whether the content says the size, so that it may be wrong there. */
  typed: boolean;
}

type PagePictures = { path: string; slot: string; picture: Picture | undefined }[];

function ofPage(page: Content["pages"][number]): ShownPicture[] {
  const { name, sections } = page;
  const pictures = sections.flatMap((section, index): PagePictures => {
    const path = `${sectionsField(page)}.${index}`;
    const slot = `pages/${name}/${section.id ?? index + 1}`;
    if (section.kind === "hero") {
      return [{ path: `${path}.picture`, slot, picture: section.picture }];
    }
    if (section.kind === "story") {
      const { picture, person } = section;
      return [
        { path: `${path}.picture`, slot, picture },
        { path: `${path}.person.picture`, slot: `${slot}/person`, picture: person?.picture },
      ];
    }
    if (section.kind !== "cards") return [];
    return section.cards.map(({ picture }, card) => ({
      path: `${path}.cards.${card}.picture`,
      slot: `${slot}/${card + 1}`,
      picture,
    }));
  });
  return pictures.flatMap(({ path, slot, picture }) => {
    if (!picture) return [];
    const location = { file: pageFile(page), field: path };
    return [{ picture: picture.file, location, slot, wanted: picture, typed: true }];
  });
}

/** Every picture that pages, posts and the portfolio show. */
export function picturesOf({
  pages,
  posts,
  portfolio,
}: Pick<Content, "pages" | "posts" | "portfolio">): ShownPicture[] {
  return [
    ...pages.flatMap(ofPage),
    ...posts.map(({ slug, picture }) => ({
      picture: picture.file,
      location: { file: postFile({ slug }), field: "picture.file" },
      slot: `posts/${slug}`,
      wanted: picture,
      typed: false,
    })),
    ...portfolio.flatMap(({ id, publish, phone }, index) =>
      publish && phone
        ? [
            {
              picture: phone.file,
              location: { file: "web/content/portfolio.yaml", field: `${index}.phone` },
              slot: `portfolio/${id}/phone`,
              wanted: phone,
              typed: true,
            },
          ]
        : [],
    ),
    ...portfolio.flatMap(({ id, publish }, index) =>
      (publish ? portfolioSizes : []).map((wanted) => ({
        picture: portfolioFile(id, wanted),
        location: { file: "web/content/portfolio.yaml", field: `${index}.id` },
        slot: `portfolio/${id}`,
        wanted,
        typed: false,
      })),
    ),
  ];
}
