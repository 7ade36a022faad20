import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { contentText } from "../content/content-text.ts";
import { type IssueFile, issueNames } from "../content/newsletter-issues.ts";
import { headBytes, pictureMetadata } from "../content/pictures/picture-metadata.ts";
import { contentFolder } from "../content-folder.ts";
import { type HeaderRule, readFirebaseConfig } from "../hosting/firebase-config.ts";
import type { PageFile } from "./literal-problems.ts";
import type { PictureFiles } from "./picture-problems.ts";
import type { PostFile } from "./post-link-problems.ts";

/** What the content is checked against, in addition to itself. */
export interface ProjectFiles extends PictureFiles {
  pages: PageFile[];
  posts: PostFile[];
  issues: IssueFile[];
  /** The names of all content files, below their folder. */
  names: string[];
  iconSprite: string;
  headers: readonly HeaderRule[];
  loader: string;
}

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

function readText(file: string): string {
  return readFileSync(fromRoot(file), "utf8");
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(contentFolder, folder), { recursive: true, encoding: "utf8" }).map(
    (file) => file.replaceAll("\\", "/"),
  );
}

/** Reads what the pictures are from their first bytes. */
function readPictures(): PictureFiles["pictures"] {
  const files = filesBelow("pictures").filter((file) => /\.\w+$/.test(file));
  return new Map(
    files.map((file) => {
      const path = join(contentFolder, "pictures", file);
      const head = Buffer.alloc(headBytes);
      const opened = openSync(path, "r");
      try {
        const length = readSync(opened, head);
        return [file, pictureMetadata(head.subarray(0, length), statSync(path).size)] as const;
      } finally {
        closeSync(opened);
      }
    }),
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
    issues: issueNames(contentFolder).map((name) => ({
      name,
      markdown: contentText(`newsletter/${name}.md`),
    })),
    names: filesBelow("").filter((name) => statSync(join(contentFolder, name)).isFile()),
    iconSprite: readText("web/src/ui/icons.svg"),
    pictures: readPictures(),
    headers: readFirebaseConfig().hosting.headers,
    loader: readText("web/publish/prerender/loader.js"),
  };
}
