import { readFileSync } from "node:fs";
import { parseDocument } from "yaml";
import { townSlug } from "#contract/form-source";
import { yamlText } from "../../publish/content/yaml-form.ts";
import { city } from "../../src/site/content/city-schema.ts";
import { postFrontMatter } from "../../src/site/content/post-schema.ts";
import { type ItemRequest, idOf, itemProblem, type NewItem, requireNew } from "./item-request.ts";

const template = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");

/** Makes the page of a town. The footer, the lists of towns and the site map then include it automatically. */
export function newCity({ name: town, today }: ItemRequest, contentFolder: string): NewItem {
  const checked = city.shape.town.safeParse(town);
  const slug = townSlug(town);
  const file = `pages/web-design-${slug}.yaml`;
  if (!checked.success)
    throw itemProblem(file, `${checked.error.issues[0]?.message}, not "${town}".`);
  requireNew(contentFolder, file);
  const text = template("./city-page.yaml")
    .replaceAll("TOWN_NAME", town)
    .replaceAll("TOWN_SLUG", slug)
    .replaceAll("TODAY", today);
  return { changes: [{ file, text: yamlText(parseDocument(text)) }], next: [] };
}

const [listed] = postFrontMatter.options;

/** Makes a post on the blog page, with one of our drawings until it gets a picture. */
export function newPost({ name: title, today }: ItemRequest, contentFolder: string): NewItem {
  const slug = idOf(title, "posts");
  const file = `posts/${slug}.md`;
  const checked = listed.shape.title.safeParse(title);
  if (!checked.success) throw itemProblem(file, `${checked.error.issues[0]?.message}.`);
  requireNew(contentFolder, file);
  const [head = "", body = ""] = template("./post.md").split("---\n");
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
