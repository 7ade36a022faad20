import { storedFlag } from "../device-storage.ts";

/** Marks that the font has been fetched; the loader in the head reads it too. */
const isFetched = storedFlag("localStorage", "heading-font");

/** One file has all weights, so any weight loads it. */
const headingFont = '700 1em "Bricolage Grotesque"';

/** Fetches the heading font for the pages to come (fonts.css), after all that this one needs. */
export async function fetchHeadingFont(): Promise<void> {
  const faces = await document.fonts.load(headingFont);
  // Without storage, the next page that loads does without the font too.
  if (faces.length > 0) isFetched.write(true);
}

/** Call this only where all of the page changes anyway, because lines may break elsewhere. */
export function showHeadingFont(): void {
  if (document.fonts.check(headingFont)) document.documentElement.dataset.headingFont = "";
}
