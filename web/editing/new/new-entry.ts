import { ContentProblem } from "../../publish/content/content-problem.ts";
import type { EntryRequest, NewEntry } from "./entry-request.ts";
import { newCity } from "./new-city.ts";
import { newPortfolioSite, newTestimonial } from "./new-collection-entry.ts";
import { newPost } from "./new-post.ts";
import { newQuestion, newService } from "./new-section-entry.ts";

const makers = {
  city: newCity,
  post: newPost,
  testimonial: newTestimonial,
  portfolio: newPortfolioSite,
  question: newQuestion,
  service: newService,
} satisfies Record<string, (request: EntryRequest, contentFolder: string) => NewEntry>;

export type EntryKind = keyof typeof makers;

export function isEntryKind(kind: string): kind is EntryKind {
  return Object.hasOwn(makers, kind);
}

export const entryKinds = Object.keys(makers);

/**
 * Makes a new entry in the place where it is shown. The texts that the owner has to write begin with `WRITE:`
 * (web/publish/content/unwritten.ts).
 * @throws ContentProblem where that is not possible, with what to do.
 */
export function newEntry(kind: EntryKind, request: EntryRequest, contentFolder: string): NewEntry {
  const name = request.name.replace(/\s+/g, " ").trim();
  if (name === "")
    throw new ContentProblem([
      { file: "web/content", field: "", message: "say what it's called." },
    ]);
  return makers[kind]({ ...request, name }, contentFolder);
}
