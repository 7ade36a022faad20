import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type HeaderRule, readFirebaseConfig } from "../../firebase-config.ts";
import { contentFolder } from "../content-folder.ts";
import type { PageFile } from "./literal-problems.ts";
import type { PictureFiles } from "./picture-problems.ts";
import type { PostFile } from "./post-link-problems.ts";

/** What the content is checked against, beside itself. */
export interface ProjectFiles extends PictureFiles {
  pages: PageFile[];
  posts: PostFile[];
  iconSprite: string;
  headers: readonly HeaderRule[];
  loader: string;
}

function readText(file: string): string {
  return readFileSync(fileURLToPath(new URL(`../../../../${file}`, import.meta.url)), "utf8");
}

const contentText = (file: string) => readFileSync(join(contentFolder, file), "utf8");

function filesBelow(folder: string): string[] {
  return readdirSync(join(contentFolder, folder), { recursive: true, encoding: "utf8" }).map(
    (file) => file.replaceAll("\\", "/"),
  );
}

export function readProjectFiles(): ProjectFiles {
  return {
    pages: filesBelow("pages")
      .filter((file) => file.endsWith(".yaml"))
      .map((file) => ({
        name: file.replace(/\.yaml$/, ""),
        yaml: contentText(`pages/${file}`),
      })),
    posts: filesBelow("posts")
      .filter((file) => file.endsWith(".md"))
      .map((file) => ({
        slug: file.replace(/\.md$/, ""),
        markdown: contentText(`posts/${file}`),
      })),
    iconSprite: readText("web/src/ui/icons.svg"),
    pictures: new Set(filesBelow("pictures")),
    headers: readFirebaseConfig().hosting.headers,
    loader: readText("web/publish/prerender/loader.js"),
  };
}
