import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { z } from "zod";
import { contentFolder } from "../content-folder.ts";
import { fittedHeader } from "../fitted-header.ts";
import { hostingConfig } from "./hosting-faults.ts";
import type { PageFile } from "./literal-faults.ts";
import type { PictureFiles } from "./picture-faults.ts";
import type { PostFile } from "./post-link-faults.ts";

/** What the content is checked against, beside itself. */
export interface ProjectFiles extends PictureFiles {
  pages: PageFile[];
  posts: PostFile[];
  iconSprite: string;
  hosting: z.infer<typeof hostingConfig>;
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

function readHosting(): ProjectFiles["hosting"] {
  const { hosting } = hostingConfig.parse(JSON.parse(readText("firebase.json")));
  const headers = hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map(fittedHeader),
  }));
  return { hosting: { ...hosting, headers } };
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
    hosting: readHosting(),
    loader: readText("web/publish/prerender/loader.js"),
  };
}
