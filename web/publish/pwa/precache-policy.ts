import { teamPages } from "../../src/team/team-pages.ts";

/**
 * The pages that belong together on a device, with their HTML, scripts, styles, fonts and pictures, and the parts that
 * their scripts load later (forms, carousel, Firebase's caller, notices).
 */
export interface PrecachePolicy {
  /** Names of pages: files in web/content/pages, "blog", "blog/<slug>". */
  pages: readonly string[];
  /** Files that scripts draw from although no page names them, by their source path. */
  sources: readonly string[];
  /** Parts that are never included, by the start of their source path. */
  neverScripts: readonly string[];
  /** Files that are never included. */
  neverFiles: readonly RegExp[];
}

/**
 * The large portfolio pictures are cached once they have been seen; the worker shows the small ones in their place
 * (web/sw/smaller-picture.ts). Feeds are for other programs.
 */
const neverFiles = [/\.xml$/, /-1280-[\w-]{8}\.webp$/, /^\/apple-touch-icon\.png$/];

/** The small portfolio pictures, and what only wide screens show. */
const waitingPictures = /-(?:640|wide)-[\w-]{8}\.(?:webp|svg)$/;

/**
 * What the worker needs before it answers any request: all of it or nothing. It is small, so that it loads on a bad
 * connection; the pictures above can wait. Its budget is in web/publish/budgets. The worker decides which of the files on no
 * list it keeps, and for how long: web/sw/caching-policy.ts.
 */
export const essentialPolicy: PrecachePolicy = {
  pages: ["home", "contact", "offline"],
  // Pages bring their own icons along; this file is for icons that are rendered later.
  sources: ["src/ui/icons.svg"],
  // The reader comes with the pages of the blog. App Check is of no use offline.
  neverScripts: ["src/team/", "src/site/blog/reader.tsx", "src/forms/app-check.ts"],
  neverFiles: [...neverFiles, waitingPictures],
};

/**
 * Everything else that is public, fetched one file after another once the worker is active and a public page is open. A
 * file that doesn't arrive is requested again on the next page (web/sw/background-precache.ts).
 */
export function backgroundPolicy(pageNames: readonly string[]): PrecachePolicy {
  // The HTML of an unknown address is the server's 404 response, which nobody can know offline.
  const unknownAddress = "not-found";
  // Missing files of the essential pages, which are wanted most, come first.
  const names = new Set([...essentialPolicy.pages, ...pageNames]);
  names.delete(unknownAddress);
  return {
    ...essentialPolicy,
    pages: [...names],
    neverFiles,
  };
}

/**
 * What a device keeps in addition to the essential part once a member has signed in on it, until they sign out: the
 * shells and scripts of the team area, so that it opens offline. No other device fetches any of it, and this device
 * fetches nothing else until a public page is opened there.
 */
export const teamPolicy: PrecachePolicy = {
  pages: teamPages.map(({ name }) => name),
  sources: [],
  /** This is only needed for a link from a mail, which nobody opens offline. */
  neverScripts: ["virtual:common-passwords"],
  neverFiles: [/^\/icons\//],
};
