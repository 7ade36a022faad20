/**
 * Makes the display font for the headings and the style sheet that declares it:
 * npm run draw -- font
 * Source: Bricolage Grotesque (SIL Open Font License 1.1) from the package
 * @fontsource-variable/bricolage-grotesque. Only what headings need is kept.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";
import { openChromium } from "../../content/open-chromium.ts";
import { paths } from "../../content/project-paths.ts";

const MAX_BYTES = 12_000;
/** The weight of all headings; a range of weights would add 8 kB. */
const WEIGHT = 700;
/** The letters are drawn for about 40 px, between our smallest (22 px) and largest (60 px) heading. */
const OPTICAL_SIZE = 40;

const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
/** No heading is program code: these fall back to the system font. */
const codeCharacters = "\\^`{|}~<>_[]";
const typography = "\u00a0–—‘’“”…·×→©é";
const characters =
  printableAscii.filter((character) => !codeCharacters.includes(character)).join("") + typography;

/** Running English, so that letters count as often as they occur in real headings. */
const sampleText =
  "Websites and automation for South Jersey service businesses. We build fast pages, answer your " +
  "calls and questions, and help people nearby find you. How much does it cost, and when can it start?";

const source = dirname(
  createRequire(import.meta.url).resolve("@fontsource-variable/bricolage-grotesque/package.json"),
);

/**
 * Compares our bold font with Arial (or Liberation Sans, which has Arial's widths): its width as a share of Arial's,
 * its line as shares of the em.
 */
async function measure(woff2: Buffer) {
  await using browser = await openChromium();
  const page = await browser.newPage();
  await page.setContent(
    `<style>@font-face{font-family:Display;src:url(data:font/woff2;base64,${woff2.toString("base64")});font-weight:${WEIGHT}}
    span{display:inline-block;font-size:1000px;font-weight:700;white-space:nowrap}</style>
    <span style="font-family:Display">${sampleText}</span><br><span style="font-family:Arial">${sampleText}</span>`,
  );
  await page.evaluate(() => document.fonts.ready);
  return await page.locator("span").evaluateAll((spans) => {
    const [display, arial] = spans.map((span) => span.getBoundingClientRect());
    const canvas = document.createElement("canvas").getContext("2d");
    if (!display || !arial || !canvas) throw new Error("The two fonts could not be measured.");
    canvas.font = "700 1000px Display";
    const { fontBoundingBoxAscent, fontBoundingBoxDescent } = canvas.measureText("");
    return {
      width: display.width / arial.width,
      ascent: fontBoundingBoxAscent / 1000,
      descent: fontBoundingBoxDescent / 1000,
      lineGap: (display.height - fontBoundingBoxAscent - fontBoundingBoxDescent) / 1000,
    };
  });
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** The overrides are divided by the size adjustment, because the browser multiplies them by it. */
function styleSheet({ width, ascent, descent, lineGap }: Awaited<ReturnType<typeof measure>>) {
  return `/* Made by scripts/workshop/brand/make-font.ts; change it there. */
@font-face {
  font-family: "Bricolage Grotesque";
  src: url("./bricolage-grotesque-headings.woff2") format("woff2");
  font-weight: ${WEIGHT};
  font-style: normal;
  /* A page keeps the font it was first painted with: no jump while reading. */
  font-display: optional;
}

/* The system's bold sans-serif, sized so that lines break and stand as in the font above. */
@font-face {
  font-family: "Bricolage Fallback";
  src: local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Arial");
  font-weight: ${WEIGHT};
  font-style: normal;
  size-adjust: ${percent(width)};
  ascent-override: ${percent(ascent / width)};
  descent-override: ${percent(descent / width)};
  line-gap-override: ${percent(lineGap / width)};
}

/*
 * On a phone the first page does without the headings' font: docs/decisions/007-heading-font.md. It is fetched when the
 * page is idle and used from the next page on (heading-font.ts).
 */
:root {
  --heading-font: "Bricolage Fallback", system-ui, sans-serif;
}
:root[data-heading-font] {
  --heading-font: "Bricolage Grotesque", "Bricolage Fallback", system-ui, sans-serif;
}
@media (min-width: 48em) {
  :root {
    --heading-font: "Bricolage Grotesque", "Bricolage Fallback", system-ui, sans-serif;
  }
}
`;
}

/** `npm run draw -- font`. */
export async function main(): Promise<number> {
  const woff2 = await subsetFont(
    readFileSync(join(source, "files/bricolage-grotesque-latin-opsz-normal.woff2")),
    characters,
    {
      targetFormat: "woff2",
      variationAxes: { opsz: OPTICAL_SIZE, wght: WEIGHT },
      keepFeatures: ["kern", "liga", "mark"],
      noHinting: true,
    },
  );
  if (woff2.length > MAX_BYTES) {
    throw new Error(
      `The font has ${woff2.length} bytes, more than ${MAX_BYTES}. Keep fewer characters.`,
    );
  }
  mkdirSync(paths.fonts, { recursive: true });
  writeFileSync(join(paths.fonts, "bricolage-grotesque-headings.woff2"), woff2);
  copyFileSync(join(source, "LICENSE"), join(paths.fonts, "bricolage-grotesque-license.txt"));
  const css = styleSheet(await measure(woff2));
  writeFileSync(join(paths.fonts, "fonts.css"), css);
  console.log(`Font: ${woff2.length} bytes, ${characters.length} characters.\n\n${css}`);
  return 0;
}
