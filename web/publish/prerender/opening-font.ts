import subsetFont from "subset-font";

/** What may stand in the HTML as an entity. */
const entities = "&'\"";

/** The letters of all main headings of these bodies. */
function headingLetters(bodies: readonly string[]): string {
  const headings = bodies.flatMap((body) => body.match(/<h1[\s\S]*?<\/h1>/g) ?? []);
  const text = headings.join("").replaceAll(/<[^>]*>|&[^;]+;/g, "");
  return [...new Set(text + entities)].sort().join("");
}

/**
 * The style rule of the font in which a phone's first page opens: those letters of the headings' font that the site's
 * name and the main headings have, inside the rule, so that nothing is waited for (docs/decisions/007-opening-font.md).
 */
export async function openingFont(
  headingFont: Buffer,
  { siteName, bodies }: { siteName: string; bodies: readonly string[] },
): Promise<string> {
  const woff2 = await subsetFont(headingFont, siteName + headingLetters(bodies), {
    targetFormat: "woff2",
  });
  return `@font-face{font-family:"Bricolage Opening";src:url(data:font/woff2;base64,${woff2.toString("base64")}) format("woff2");font-weight:700}`;
}
