/**
 * The prerendered page that a visit begins with stays plain HTML, without React, until something in
 * it needs script: an island that wakes (docs/decisions/001-pages-without-script.md).
 */
function untilWanted(): Promise<void> {
  if (document.querySelector("[data-awake]")) return Promise.resolve();
  return new Promise((resolve) => addEventListener("wake", () => resolve(), { once: true }));
}

let hydrated = false;

let noteLeft: () => void = () => undefined;
/** Resolves when the visitor goes to another page inside the app. */
export const firstPageLeft = new Promise<void>((resolve) => {
  noteLeft = resolve;
});

/** The module of the first page, once it is wanted. Does not settle if it fails to load: the HTML stands. */
export async function loadWhenWanted<Module>(load: () => Promise<Module>): Promise<Module> {
  await untilWanted();
  try {
    return await load();
  } catch (error) {
    console.error("This page works without its script only in part", error);
    return new Promise<never>(() => undefined);
  }
}

/**
 * Back and forward. The first page may have to be drawn although nothing in it was touched: when Back
 * is pressed before the next page has taken its place.
 */
export function followHistory(): void {
  leaveFirstPage();
  dispatchEvent(new Event("wake"));
}

export function noteFirstPageHydrated(): void {
  hydrated = true;
}

const prerenderedHead =
  'title, link[rel="canonical"], meta[name="description"], meta[name="robots"], meta[property^="og:"], meta[name^="twitter:"]';

/**
 * Called before each navigation inside the app; the first leaves the prerendered page. Head elements that React has not taken over
 * would stay beside those of the next page; the structured data is about the first page only.
 */
export function leaveFirstPage(): void {
  window.firstPlace = undefined;
  noteLeft();
  document.head.querySelector('script[type="application/ld+json"]')?.remove();
  if (hydrated) return;
  hydrated = true;
  for (const element of document.head.querySelectorAll(prerenderedHead)) element.remove();
}
