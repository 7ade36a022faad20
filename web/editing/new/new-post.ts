import { readFileSync } from "node:fs";
import { parseDocument } from "yaml";
import { yamlText } from "../../publish/content/yaml-form.ts";
import { postFrontMatter } from "../../src/site/content/post-schema.ts";
import { idOf, itemProblem, requireNew } from "./item-name.ts";
import type { ItemRequest, NewItem } from "./item-request.ts";

const [listed] = postFrontMatter.options;

/** Makes a post on the blog page, with one of our drawings until it gets a picture. */
export function newPost({ name: title, today }: ItemRequest, contentFolder: string): NewItem {
  const slug = idOf(title, "posts");
  const file = `posts/${slug}.md`;
  const checked = listed.shape.title.safeParse(title);
  if (!checked.success) throw itemProblem(file, `${checked.error.issues[0]?.message}.`);
  requireNew(contentFolder, file);
  const template = readFileSync(new URL("./post.md", import.meta.url), "utf8");
  const [head = "", body = ""] = template.split("---\n");
  const document = parseDocument(head);
  document.set("title", title);
  document.set(
    "excerpt",
    `WRITE: one or two sentences, at most 154 letters, that make a reader open "${title}".`,
  );
  document.set("date", today);
  document.set("updated", today);
  return {
    changes: [{ file, text: `---\n${yamlText(document)}---\n${body}` }],
    next: [`Give it a picture: npm run picture -- photo.jpg posts/${slug} --alt="What it shows"`],
  };
}
