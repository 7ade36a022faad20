import { defineGlobalStyles, type SystemStyleObject } from "@chakra-ui/react";

/** On paper, every surface is white (a printer leaves out backgrounds), in light and dark schemes alike. */
const paper = {
  page: "#fff",
  tinted: "#fff",
  card: "#fff",
  deep: "#fff",
  deepest: "#fff",
  brandSoft: "#fff",
  ink: "#1b2421",
  onDeep: "#1b2421",
  muted: "#4a5954",
  onDeepMuted: "#4a5954",
  brand: "#12403a",
  accentText: "#a11d37",
  gold: "#7a5600",
  good: "#1c6b4b",
  line: "#b5ad9d",
};

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const paperColors = Object.fromEntries(
  Object.entries(paper).map(([name, value]) => [`--pp-colors-${kebabCase(name)}`, value]),
);

/** Paper shows nothing to press or to fill in, and no section that exists only for that. */
const screenOnly = [
  "header",
  "aside",
  "nav",
  "form",
  "button",
  "main > section:has(form, [data-island=scheduler]):not(:has(h1))",
  "summary svg",
  "[data-screen-only]",
  // These are notices and toasts.
  "body > div:not(#root)",
].join(", ");

/** On paper, a public page is words, prices and pictures, in dark ink. */
const rules: Record<string, SystemStyleObject> = {
  html: { ...paperColors, "--pp-spacing-section": "1.5rem", fontSize: "75%" },
  "body, #root": { display: "block", minHeight: 0 },
  [screenOnly]: { display: "none !important" },
  "details::details-content": { contentVisibility: "visible", blockSize: "auto" },
  // This also serves browsers that print backgrounds: the ink is dark.
  "body *, body *::before, body *::after": { backgroundColor: "transparent !important" },
  "h1, h2, h3": { breakAfter: "avoid" },
  "main :is(li, tr, img, article article, figure, div:has(> table)), footer": {
    breakInside: "avoid",
  },
  // A section's heading with its intro never breaks apart, and is never without what follows.
  "main > section div:has(> h2)": { breakInside: "avoid", breakAfter: "avoid" },
  "main img": { maxHeight: "6cm", width: "auto" },
  // To a browser, paper is as narrow as a phone, yet a table has room on it.
  "main table": { display: "table !important" },
  "main thead": {
    display: "table-header-group !important",
    position: "static !important",
    width: "auto !important",
    height: "auto !important",
    clipPath: "none !important",
  },
  "main tbody": { display: "table-row-group !important" },
  "main tr": { display: "table-row !important" },
  "main :is(th, td)": {
    display: "table-cell !important",
    padding: "0.4rem 0.75rem !important",
  },
  "main td::before, main td > [aria-hidden]": { display: "none !important" },
};

export const printCss = defineGlobalStyles({ "@media print": rules });
