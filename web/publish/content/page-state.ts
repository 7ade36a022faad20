import { businessDay, dayAfter } from "#contract/business-day";
import type { Page } from "../../src/site/content/page-schema.ts";
import { pageFile } from "./content-text.ts";

/** The moment when a day ends in New Jersey: at four or five o'clock UTC. */
export function endOfDay(day: string): string {
  const [four, five] = ["04", "05"].map((hour) => `${dayAfter(day)}T${hour}:00:00Z`);
  return four && businessDay(new Date(four)) > day ? four : `${five}`;
}

/** The page as it is on a day: from the day after `closed.after`, it says what it says once it is closed. */
export function pageOn<Some extends Page>(page: Some, day: string): Some & { isClosed: boolean } {
  const { closed } = page;
  if (!closed || day <= closed.after) return { ...page, isClosed: false };
  const { description, sections } = closed;
  return { ...page, description, sections, isClosed: true };
}

/** A page in each state that it can still reach, so that a state that nobody sees yet is checked too. */
export function pageStates<Some extends Page>(page: Some): Some[] {
  return page.closed ? [page, { ...page, sections: page.closed.sections }] : [page];
}

/** The field of the sections that a page shows, in its file. */
export function sectionsField({ sections, closed }: Pick<Page, "sections" | "closed">): string {
  return sections === closed?.sections ? "closed.sections" : "sections";
}

/** The sections that pages show, each with its place in its page's file. */
export function placedSections<Shown extends Pick<Page, "sections" | "closed"> & { name: string }>(
  pages: readonly Shown[],
) {
  return pages.flatMap((page) =>
    page.sections.map((section, index) => {
      const field = `${sectionsField(page)}.${index}`;
      return { page, section, index, file: pageFile(page), field };
    }),
  );
}
