import { storedFlag } from "../device-storage.ts";

/** That the font has been fetched; the loader in the head reads it too. */
const isFetched = storedFlag("localStorage", "heading-font");

/** One file has all weights. */
const headingFont = '700 1em "Bricolage Grotesque"';

/** Fetches the headings' font for the pages to come (fonts.css), after all that this one needs. */
export async function fetchHeadingFont(): Promise<void> {
  const faces = await document.fonts.load(headingFont);
  // Without storage the next page that is loaded does without the font, too.
  if (faces.length > 0) isFetched.write(true);
}

/** To be called where all that is shown changes anyhow: lines may break elsewhere. */
export function showHeadingFont(): void {
  if (document.fonts.check(headingFont)) document.documentElement.dataset.headingFont = "";
}
