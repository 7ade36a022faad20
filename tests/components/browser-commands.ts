import { defineBrowserCommand } from "@vitest/browser-playwright";
import type { Page } from "playwright";
import type { Content } from "#web/publish/content/content.ts";
import { readContent } from "#web/publish/content/read-content.ts";
import { resolvePage } from "#web/publish/content/resolve-page.ts";
import type { ShortFormTexts } from "#web/src/forms/form-schema.ts";
import { unclearControls } from "../../e2e/fixtures/control-kinds.ts";
import { setTextSize } from "../../e2e/fixtures/large-text.ts";

type Media = NonNullable<Parameters<Page["emulateMedia"]>[0]>;

/** The kinds of controls that any test has checked. */
const met = new Set<string>();

/** Commands that only the browser itself can run for a page. */
export const browserCommands = {
  content: defineBrowserCommand(() => {
    const { site, forms, portfolio, blog } = readContent();
    return { site, forms, portfolio, blog };
  }),

  shortForms: defineBrowserCommand(() => {
    const content = readContent();
    const sections = content.pages.flatMap((page) => resolvePage(page, content).sections);
    return sections.flatMap((section) =>
      "texts" in section && section.texts?.kind === "short" ? section.texts.texts : [],
    );
  }),

  emulateMedia: defineBrowserCommand<[media: Media]>(({ page }, media) => page.emulateMedia(media)),

  setTextSize: defineBrowserCommand<[percent: number]>(async ({ page }, percent) => {
    await setTextSize(page, percent);
  }),

  unclearControls: defineBrowserCommand(async ({ frame }) =>
    unclearControls(await frame(), { met, within: "#root" }),
  ),
};

declare module "vitest/browser" {
  interface BrowserCommands {
    /** Returns what the frozen content says. */
    content: () => Promise<Pick<Content, "site" | "forms" | "portfolio" | "blog">>;
    /** Returns the words of each newsletter and quote form of the frozen content. */
    shortForms: () => Promise<ShortFormTexts[]>;
    /** Shows all pages on another medium, or with other preferences of the user, until the next call. */
    emulateMedia: (media: Media) => Promise<void>;
    /** Sets the text size as a browser's settings do, until the next call. */
    setTextSize: (percent: number) => Promise<void>;
    /**
     * Checks each kind of control that no test has checked yet, and returns those that aren't clear on hover or focus.
     */
    unclearControls: () => Promise<{ unreadable: string[]; faint: string[] }>;
  }
}
