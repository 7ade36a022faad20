import { schemaOfFile } from "../content/file-schemas.ts";
import type { Problem } from "../content/problem.ts";

const picture = /^pictures\/.+\.(?:webp|svg|png|jpe?g|avif)$/;
/** Files that operating systems leave in every folder. */
const ofSystems = /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini|\.gitkeep)$/i;

function adviceFor(name: string): string {
  const [folder = ""] = name.split("/");
  if (folder === "posts") return 'A post is named like "posts/my-post.md".';
  if (folder === "newsletter") return 'A newsletter is named like "newsletter/2026-11-23.md".';
  if (folder === "pages") return 'A page is named like "pages/my-page.yaml".';
  return "Move it out of the content, or give it the name that it should have.";
}

/** Content files that are nowhere on the site, by their names below the folder. */
export function unreadFileProblems(names: readonly string[]): Problem[] {
  return names
    .filter((name) => !schemaOfFile(`web/content/${name}`) && !picture.test(name))
    .filter((name) => !ofSystems.test(name))
    .map((name) => ({
      ...{ file: `web/content/${name}`, field: "", advice: true },
      message: `nothing reads this file. ${adviceFor(name)}${
        /\.(?:md|ya?ml)\.\w+$/i.test(name) ? " Windows may hide the end of a name." : ""
      }`,
    }));
}
