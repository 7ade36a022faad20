/**
 * The most that a page may weigh, in bytes as they travel (brotli, as Hosting sends them). Why these:
 * design.md section 7; what is measured and how: `first-load.ts`.
 */
export const budgets = {
  /**
   * Per public route: all script of its client when that has started, whether by itself or at the
   * first touch. What an island or a form loads later is not part of it.
   */
  script: 110_000,
  /** Per public route: its HTML file. */
  html: 12_000,
  /** Per public route: all its stylesheets. */
  css: 12_000,
  /** Once per version: what the service worker fetches ahead (traps.md T18). */
  precache: 600_000,
} as const;

/**
 * Modules that the client imports by itself soon after its start, without a touch: they count like
 * those that it begins with. `npm run bench -- --browser` tells when this list is not the truth.
 */
export const selfStarting = ["src/pwa/start-pwa.ts"];
