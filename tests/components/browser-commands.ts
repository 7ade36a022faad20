import { defineBrowserCommand } from "@vitest/browser-playwright";
import type { Page } from "playwright";

type Media = NonNullable<Parameters<Page["emulateMedia"]>[0]>;

/** What only the browser itself can do for a page. */
export const browserCommands = {
  emulateMedia: defineBrowserCommand<[media: Media]>(({ page }, media) => page.emulateMedia(media)),
};

declare module "vitest/browser" {
  interface BrowserCommands {
    emulateMedia: (media: Media) => Promise<void>;
  }
}
