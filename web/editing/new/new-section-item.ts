import { changedYaml } from "../file-change.ts";
import { requirePage } from "./item-name.ts";
import type { ItemRequest, NewItem } from "./item-request.ts";
import { sectionPath } from "./section-path.ts";

/** Adds a question to a page: to Home, unless another page is named. */
export function newQuestion(request: ItemRequest, contentFolder: string): NewItem {
  const { name: question, page = "home" } = request;
  const file = requirePage(contentFolder, page);
  const change = changedYaml(contentFolder, file, (document) => {
    const section = sectionPath(document, file, ({ kind }) => kind === "faq");
    const item = { question, answer: "WRITE: your answer." };
    document.addIn([...section, "questions"], document.createNode(item));
  });
  return { changes: [change], next: [] };
}

/** Adds a card to a page's section of services: to Home's, unless another page is named. */
export function newService(request: ItemRequest, contentFolder: string): NewItem {
  const { name: title, page = "home" } = request;
  const file = requirePage(contentFolder, page);
  const change = changedYaml(contentFolder, file, (document) => {
    const section = sectionPath(document, file, ({ kind, id }) => {
      return kind === "cards" && id === "services";
    });
    const text = "WRITE: what it is and what it does for a customer.";
    const link = { label: "{{site.labels.message}}", to: "/contact" };
    document.addIn([...section, "cards"], document.createNode({ icon: "star", title, text, link }));
  });
  return {
    changes: [change],
    next: ['If it has a price, add it to web/content/prices.yaml and name its key under "price".'],
  };
}
