import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { z } from "zod";
import { hostingConfig } from "./hosting-faults.ts";
import type { PictureFiles } from "./picture-faults.ts";
import type { PostFile } from "./post-link-faults.ts";

/** What the content is checked against, beside itself. */
export interface ProjectFiles extends PictureFiles {
  posts: PostFile[];
  iconSprite: string;
  hosting: z.infer<typeof hostingConfig>;
  loader: string;
}

function pathTo(file: string): string {
  return fileURLToPath(new URL(`../../../../${file}`, import.meta.url));
}

function readText(file: string): string {
  return readFileSync(pathTo(file), "utf8");
}

function filesBelow(folder: string): string[] {
  const path = pathTo(folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, encoding: "utf8" }).map((file) =>
    file.replaceAll("\\", "/"),
  );
}

export function readProjectFiles(): ProjectFiles {
  return {
    posts: filesBelow("web/content/posts")
      .filter((file) => file.endsWith(".md"))
      .map((file) => ({
        slug: file.replace(/\.md$/, ""),
        markdown: readText(`web/content/posts/${file}`),
      })),
    iconSprite: readText("web/src/ui/icons.svg"),
    pictures: new Set(filesBelow("web/content/pictures")),
    social: new Set(filesBelow("web/public/social")),
    hosting: hostingConfig.parse(JSON.parse(readText("firebase.json"))),
    loader: readText("web/build/prerender/loader.js"),
  };
}
