/**
 * The most that a page may weigh, in bytes on the wire (brotli, as Hosting sends them). For why script weighs most, see
 * docs/decisions/001-pages-without-script.md. For how it is measured, see `first-load.ts`.
 */
export const budgets = {
  /** Per public route: the script that the first load fetches, with nothing touched. */
  unasked: 6_600,
  /**
   * Per public route: that script, and all that a touch of every island starts. The route with a form and the check of
   * the visitor's own site is the largest; its questions and their sources are 5 kB of it.
   */
  script: 163_500,
  /** Per public route: its HTML file. Home is the longest; the owner may add to it. */
  html: 13_050,
  /** Per public route: all its stylesheets. The owner's additions may bring 0.2 kB. */
  css: 14_850,
  /** Per public route: all its pictures in their largest size; most of them load while scrolling. */
  pictures: 450_000,
  /** Per public route: the files that a visit fetches when it scrolls to the end and touches nothing. */
  requests: 25,
  /**
   * The sign-in page with nothing touched: the script that public pages fetch too, and the one that waits for a touch.
   */
  signInUnasked: 7_650,
  /** The sign-in page before it is pressed: that, and what the first touch loads, React and Firebase Auth. */
  signIn: 130_000,
  /**
   * All scripts of the team area, in total; only its pages load them. Firestore with its copy on the device is 128 kB
   * of them; React and Chakra, which the public pages have too, are 90 kB; the import, which loads when it is opened,
   * is 14 kB.
   */
  team: 390_000,
  /** Once per version: what the service worker fetches before it starts to work. */
  essential: 275_000,
  /** That, and all other public pages, which it fetches afterward; not the team area. */
  precache: 925_000,
};

export type Budgets = typeof budgets;
