import { existsSync } from "node:fs";
import { join } from "node:path";
import { isMap, isSeq } from "yaml";
import { portfolio } from "../../src/site/content/collections-schema.ts";
import { changedYaml, type FileChange } from "../file-change.ts";
import { type ItemRequest, idOf, itemProblem, type NewItem } from "./item-request.ts";

/** Returns the file with one more entry at its end. @throws ContentProblem where its id is taken. */
function appended(contentFolder: string, file: string, added: Record<string, unknown>): FileChange {
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

/**
 * Returns a page with one more entry in a list of its first section that has these fields.
 * @throws ContentProblem where there is no such page or section.
 */
function addedToSection(
  contentFolder: string,
  page: string,
  [wanted, list]: [wanted: Record<string, string>, list: string],
  added: unknown,
): FileChange {
  const file = `pages/${page}.yaml`;
  if (!/^[a-z0-9-]+$/.test(page) || !existsSync(join(contentFolder, file))) {
    const message =
      "there is no such page. Use the name of a file in web/content/pages, such as home.";
    throw itemProblem(file, message);
  }
  return changedYaml(contentFolder, file, (document) => {
    const sections = document.get("sections");
    const isWanted = (section: unknown) =>
      isMap(section) && Object.entries(wanted).every(([key, value]) => section.get(key) === value);
    const index = isSeq(sections) ? sections.items.findIndex(isWanted) : -1;
    if (index < 0) {
      const message = "this page has no section for it. Name another page with --page=<name>.";
      throw itemProblem(file, message);
    }
    document.addIn(["sections", index, list], document.createNode(added));
  });
}

/** Makes a testimonial, which Home shows unless another page is named. */
export function newTestimonial(request: ItemRequest, contentFolder: string): NewItem {
  const { name: author, page = "home" } = request;
  const file = "testimonials.yaml";
  const id = idOf(author, file);
  const quote = "WRITE: the customer's own words, as they allowed you to show them.";
  const role = "WRITE: who they are, such as Owner of a flower shop.";
  const shown = addedToSection(contentFolder, page, [{ kind: "testimonials" }, "ids"], id);
  return {
    changes: [appended(contentFolder, file, { id, quote, author, role }), shown],
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

/** Adds a question to a page: to Home, unless another page is named. */
export function newQuestion(request: ItemRequest, contentFolder: string): NewItem {
  const { name: question, page = "home" } = request;
  const added = { question, answer: "WRITE: your answer." };
  const change = addedToSection(contentFolder, page, [{ kind: "faq" }, "questions"], added);
  return { changes: [change], next: [] };
}

/** Adds a card to a page's section of services: to Home's, unless another page is named. */
export function newService(request: ItemRequest, contentFolder: string): NewItem {
  const { name: title, page = "home" } = request;
  const services = { kind: "cards", id: "services" };
  const added = {
    icon: "star",
    title,
    text: "WRITE: what it is and what it does for a customer.",
    link: { label: "{{site.labels.message}}", to: "/contact" },
  };
  return {
    changes: [addedToSection(contentFolder, page, [services, "cards"], added)],
    next: ['If it has a price, add it to web/content/prices.yaml and name its key under "price".'],
  };
}
