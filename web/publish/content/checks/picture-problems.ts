import type { Content } from "../read-content.ts";
import type { Problem } from "./problem.ts";

export interface PictureFiles {
  /** Below web/content/pictures. */
  pictures: ReadonlySet<string>;
}

interface PicturedContent extends Pick<Content, "portfolio"> {
  pages: Pick<Content["pages"][number], "name">[];
  posts: Pick<Content["posts"][number], "slug">[];
}

/** The small and the large picture of a portfolio site. */
const portfolioWidths = [640, 1280];

/**
 * Every picture that is made by a script and is missing. Those that a page names itself are checked
 * while the page is resolved.
 */
export function pictureProblems(
  { pages, posts, portfolio }: PicturedContent,
  files: PictureFiles,
): Problem[] {
  const shots = portfolio.flatMap(({ id }, index) =>
    portfolioWidths
      .map((width) => `portfolio/${id}-${width}.webp`)
      .filter((file) => !files.pictures.has(file))
      .map((file) => ({
        file: "web/content/portfolio.yaml",
        field: `${index}.id`,
        message: `web/content/pictures/${file} is missing. Run npm run portfolio:shots.`,
      })),
  );
  const shared = [
    ...pages.map(({ name }) => ({ name, file: `web/content/pages/${name}.yaml` })),
    ...posts.map(({ slug }) => ({ name: slug, file: `web/content/posts/${slug}.md` })),
  ];
  const cards = shared
    .filter(({ name }) => !files.pictures.has(`social/${name}.png`))
    .map(({ name, file }) => ({
      file,
      field: "(social picture)",
      message: `web/content/pictures/social/${name}.png is missing. Run npm run social -- ${name}.`,
    }));
  return [...shots, ...cards];
}
