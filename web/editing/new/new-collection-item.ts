import { isMap, isSeq } from "yaml";
import { portfolio } from "../../src/site/content/collections-schema.ts";
import { changedYaml } from "../file-change.ts";
import { idOf, itemProblem, requirePage } from "./item-name.ts";
import type { ItemRequest, NewItem } from "./item-request.ts";
import { sectionPath } from "./section-path.ts";

/** Returns the file with one more entry at its end. @throws ContentProblem where its id is taken. */
function appended(contentFolder: string, file: string, added: Record<string, unknown>) {
  return changedYaml(contentFolder, file, (document) => {
    const { contents } = document;
    const items = isSeq(contents) ? contents.items : [];
    if (items.some((item) => isMap(item) && item.get("id") === added.id)) {
      throw itemProblem(
        file,
        `there is an entry with the id "${added.id}" already. Use another name.`,
      );
    }
    document.add(document.createNode(added));
  });
}

/** Makes a testimonial, which Home shows unless another page is named. */
export function newTestimonial(request: ItemRequest, contentFolder: string): NewItem {
  const { name: author, page = "home" } = request;
  const file = "testimonials.yaml";
  const id = idOf(author, file);
  const quote = "WRITE: the customer's own words, as they allowed you to show them.";
  const role = "WRITE: who they are, such as Owner of a flower shop.";
  const testimonial = { id, quote, author, role };
  const pageFile = requirePage(contentFolder, page);
  const shown = changedYaml(contentFolder, pageFile, (document) => {
    const section = sectionPath(document, pageFile, ({ kind }) => kind === "testimonials");
    document.addIn([...section, "ids"], document.createNode(id));
  });
  return {
    changes: [appended(contentFolder, file, testimonial), shown],
    next: ["Keep the customer's permission in writing."],
  };
}

/** Makes a portfolio site, which all portfolio sections show. */
export function newPortfolioSite(request: ItemRequest, contentFolder: string): NewItem {
  const { name: title, url } = request;
  const file = "portfolio.yaml";
  const id = idOf(title, file);
  if (!portfolio.element.shape.url.safeParse(url).success) {
    throw itemProblem(file, "say where the site is, with --url=https:// and its address.");
  }
  const trade = "WRITE: the trade, such as Florist.";
  const alt = "WRITE: what its picture shows, such as Home page of a flower shop.";
  return {
    changes: [appended(contentFolder, file, { id, title, url, trade, alt })],
    next: [
      `Take its picture: npm run draw -- portfolio ${id}`,
      `If it can't be opened from here: npm run picture -- screenshot.png portfolio/${id}`,
    ],
  };
}
