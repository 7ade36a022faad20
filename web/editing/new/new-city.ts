import { readFileSync } from "node:fs";
import { parseDocument } from "yaml";
import { townSlug } from "#contract/form-source";
import { yamlText } from "../../publish/content/yaml-form.ts";
import { city } from "../../src/site/content/city-schema.ts";
import { itemProblem, requireNew } from "./item-name.ts";
import type { ItemRequest, NewItem } from "./item-request.ts";

/** Makes the page of a town. The footer, the lists of towns and the site map then include it automatically. */
export function newCity({ name: town, today }: ItemRequest, contentFolder: string): NewItem {
  const checked = city.shape.town.safeParse(town);
  const slug = townSlug(town);
  const file = `pages/web-design-${slug}.yaml`;
  if (!checked.success)
    throw itemProblem(file, `${checked.error.issues[0]?.message}, not "${town}".`);
  requireNew(contentFolder, file);
  const text = readFileSync(new URL("./city-page.yaml", import.meta.url), "utf8")
    .replaceAll("TOWN_NAME", town)
    .replaceAll("TOWN_SLUG", slug)
    .replaceAll("TODAY", today);
  return { changes: [{ file, text: yamlText(parseDocument(text)) }], next: [] };
}
