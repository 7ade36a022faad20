import { teamPages } from "../../src/team/team-pages.ts";

/**
 * Which pages belong together on a device, with their HTML, scripts, styles, fonts and pictures, and
 * the parts their scripts load later (forms, carousel, Firebase's caller, notices).
 */
export interface PrecachePolicy {
  /** Names of pages: files in web/content/pages, "blog", "blog/<slug>". */
  pages: readonly string[];
  /** Files that no page names and scripts draw from, by their source path. */
  sources: readonly string[];
  /** Parts that are never taken, by the start of their source path. */
  neverScripts: readonly string[];
  /** Files that are never taken. */
  neverFiles: readonly RegExp[];
}

/**
 * The large portfolio pictures are kept when they have been seen; the worker shows the small ones in
 * their place (web/sw/smaller-picture.ts). Feeds are for other programs.
 */
const neverFiles = [/\.xml$/, /-1280-[\w-]{8}\.webp$/, /^\/apple-touch-icon\.png$/];

/** The small portfolio pictures. */
const photographs = /-640-[\w-]{8}\.webp$/;

/**
 * What the worker needs before it answers for anything: all of it or nothing. It is small, so that a
 * bad connection gets through it; photographs can wait. Budget: web/publish/budgets. What is kept of the
 * files that are on no list, and for how long, is decided by the worker: web/sw/caching-policy.ts.
 */
export const essentialPolicy: PrecachePolicy = {
  pages: ["home", "contact", "offline"],
  // Pages bring their own icons along; this is for what is drawn later.
  sources: ["src/ui/icons.svg"],
  // The reader comes with the pages of the blog. App Check is of no use without a network.
  neverScripts: ["src/team/", "src/site/blog/reader.tsx", "src/forms/app-check.ts"],
  neverFiles: [...neverFiles, photographs],
};

/**
 * Everything else that is public, one file after the other once the worker is at work and a public page
 * is open. What a connection does not bring is asked for again on the next page
 * (web/sw/background-precache.ts).
 */
export function backgroundPolicy(pageNames: readonly string[]): PrecachePolicy {
  // The HTML of an unknown address is the server's answer 404, which nobody can know without a network.
  const unknownAddress = "not-found";
  // What is missing of the essential pages, which are wanted most, comes first.
  const names = new Set([...essentialPolicy.pages, ...pageNames]);
  names.delete(unknownAddress);
  return {
    ...essentialPolicy,
    pages: [...names],
    neverFiles,
  };
}

/**
 * What a device keeps besides the essential once a member has signed in on it, until they sign out: the
 * shells and scripts of the team area, so that it opens without a network. No other device fetches any of
 * it, and such a device nothing of the rest until a public page is opened there.
 */
export const teamPolicy: PrecachePolicy = {
  pages: teamPages.map(({ name }) => name),
  sources: [],
  /** Needed for a link from a mail only, which nobody opens without a network. */
  neverScripts: ["virtual:common-passwords"],
  neverFiles: [/^\/icons\//],
};
