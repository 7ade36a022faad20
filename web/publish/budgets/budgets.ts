/**
 * The most that a page may weigh, in bytes as they travel (brotli, as Hosting sends them). Why script
 * weighs most: docs/decisions/001-pages-without-script.md. How it is measured: `first-load.ts`.
 */
export const budgets = {
  /**
   * Per public route: the script that the first load fetches, with nothing touched. What keeps a message where a page
   * has lost its scripts is 0.4 kB of it.
   */
  unasked: 6_250,
  /**
   * Per public route: that, and all that touching every island of it starts. Pages without islands have none. The
   * contact page is the largest: its topic above the fields is 0.7 kB of it, and tidying what is pasted 0.3 kB, and
   * what a translated form keeps 0.4 kB.
   */
  script: 157_300,
  /** Per public route: its HTML file. Home, the longest, has 12.3 kB; the owner may add to it. */
  html: 12_800,
  /**
   * Per public route: all its stylesheets. The openings, of which each kind of page has its own, are 1.5 kB; what makes
   * phone pages short (rows, folds), 1 kB; the number and the answers of short forms, 0.3 kB. Proof that the owner adds
   * may bring 0.2 kB more. What is said of a part that isn't loading is 0.1 kB, and links as large as a thumb 0.05 kB.
   */
  css: 14_600,
  /** Per public route: all its pictures in their largest size; most of them load while scrolling. */
  pictures: 450_000,
  /** Per public route: files that a visit fetches that scrolls to the end and touches nothing. */
  requests: 25,
  /** The sign-in page with nothing touched: what public pages fetch too, and what waits there for a touch. */
  signInUnasked: 7_250,
  /**
   * The sign-in page before it is pressed: what it fetches by itself and with the first touch, which brings React and
   * Firebase Auth.
   */
  signIn: 130_000,
  /**
   * All scripts of the team area, in total; only its pages load them. Firestore with its copy on the
   * device is 128 kB of them, React and Chakra, which the public pages have too, 90 kB; the import with its reader of
   * CSV files, which loads when it is opened, 10 kB; the pages of leads, clients and tasks, the log and the replies,
   * 16 kB, of which a start loads only what lists show; what keeps and draws a page as it was seen last, 2 kB;
   * what zod has for the newsletter's page and shares with the team area, 1 kB; the newsletter's numbers on the
   * dashboard, 1 kB; the numbers of the site, which only the agency's dashboard loads, and last, 4 kB; what there is to
   * do today, the tabs and the order of tasks, 3 kB; returning clients, consent to texts, what is refused late, and
   * messages in front of an open page, 2 kB; what is noted in other tabs, reminders that only the device knows, and what
   * stands in for a page that fails, 1 kB; putting a lead back, and cards of lists with a layout for tablets, 1.4 kB;
   * the address books of other programs, which load with the import, 3.4 kB; what a page keeps that loses its scripts,
   * 0.4 kB; what pages are called, which loads with the numbers of the site, 0.5 kB; a search that is written into the
   * address when typing rests, 0.4 kB; fields that a translated sign-in page keeps, 0.2 kB; a closing sheet
   * that lets no second press through, 0.2 kB.
   */
  team: 408_900,
  /** Once per version: what the service worker fetches before it is at work. */
  essential: 290_000,
  /**
   * That and all other public pages, which it fetches afterwards; not the team area. What each page says of a part that
   * isn't loading, and without script, is 10 kB of it.
   */
  precache: 920_000,
};

export type Budgets = typeof budgets;
