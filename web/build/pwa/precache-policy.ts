import { teamPages } from "../../src/team/team-pages.ts";

/**
 * What is on the device after one visit, without having been looked at. Budget: web/build/budgets.
 * What else is kept, and for how long, is decided by the worker: web/sw/caching-policy.ts.
 */
export const precachePolicy = {
  /**
   * Names of files in web/content/pages. Their HTML, scripts, styles, fonts and pictures are taken,
   * and the parts their scripts load later (forms, carousel, Firebase's caller, notices).
   */
  pages: ["home", "contact", "offline", "blog"],
  /**
   * Pages of which only script and pictures are taken; the app draws them. The HTML of an unknown address
   * is the server's answer 404, which a device without a network cannot know. site-precache.ts adds every
   * post: their HTML as well would go over the budget.
   */
  scriptsOf: ["not-found"],
  /**
   * Parts that are never taken, by the start of their source path. App Check is fetched when a form is
   * sent, and of no use without a network.
   */
  neverScripts: ["src/team/", "src/firebase/app-check.ts"],
  /**
   * Files that are never taken. The large portfolio pictures are kept when they have been seen; the
   * worker shows the small ones in their place (web/sw/smaller-picture.ts). Feeds are for other programs.
   */
  neverFiles: [/\.xml$/, /-1280-[\w-]{8}\.webp$/, /^\/apple-touch-icon\.png$/],
};

export type PrecachePolicy = typeof precachePolicy;

/**
 * What a device keeps besides that once a member has signed in on it, until they sign out: the shells and
 * scripts of the team area, so that it opens without a network. No other device fetches any of it.
 */
export const teamPrecachePolicy: PrecachePolicy = {
  pages: teamPages.map(({ name }) => name),
  scriptsOf: [],
  /** Needed for a link from a mail only, which nobody opens without a network. */
  neverScripts: ["virtual:common-passwords"],
  neverFiles: [/^\/icons\//],
};
