import { ContentProblem } from "../../publish/content/content-problem.ts";
import type { ItemRequest, NewItem } from "./item-request.ts";
import { newPortfolioSite, newQuestion, newService, newTestimonial } from "./new-entry.ts";
import { newCity, newPost } from "./new-file.ts";

const makers = {
  city: newCity,
  post: newPost,
  testimonial: newTestimonial,
  portfolio: newPortfolioSite,
  question: newQuestion,
  service: newService,
} satisfies Record<string, (request: ItemRequest, contentFolder: string) => NewItem>;

export type ItemKind = keyof typeof makers;

export function isItemKind(kind: string): kind is ItemKind {
  return Object.hasOwn(makers, kind);
}

export const itemKinds = Object.keys(makers);

/**
 * Makes a new entry in the place where it is shown. The texts that the owner has to write begin with `WRITE:`
 * (web/publish/content/unwritten.ts).
 * @throws ContentProblem where that is not possible, with what to do.
 */
export function newItem(kind: ItemKind, request: ItemRequest, contentFolder: string): NewItem {
  const name = request.name.replace(/\s+/g, " ").trim();
  if (name === "")
    throw new ContentProblem([
      { file: "web/content", field: "", message: "say what it's called." },
    ]);
  return makers[kind]({ ...request, name }, contentFolder);
}
