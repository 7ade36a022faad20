import { defineGlobalStyles } from "@chakra-ui/react";
import { focusRing } from "./focus-ring.ts";
import { lowScreen } from "./screens.ts";

/** The few rules that belong to elements, not to components. Written to one cached stylesheet. */
export const globalCss = defineGlobalStyles({
  html: {
    fontFamily: "body",
    fontSize: "100%",
    color: "ink",
    background: "page",
    colorScheme: "light dark",
    lineHeight: { base: 1.5, md: 1.6 },
    textSizeAdjust: "100%",
    // What is focused or linked to must not come to lie under the header or the banner.
    scrollPaddingTop: "5.5rem",
    scrollPaddingBottom: "5rem",
    [lowScreen]: { scrollPaddingTop: "1rem", "--pp-spacing-section": "1.75rem" },
    "@media (prefers-reduced-motion: no-preference)": { scrollBehavior: "smooth" },
    // Its pages begin at their top, or where they were left, at once.
    "&:has([data-island=reader][data-ready])": { scrollBehavior: "auto" },
  },
  body: {
    fontSize: "md",
    minHeight: "100dvh",
    "@media (max-width: 15rem)": { hyphens: "auto" },
  },
  // With text of 200 % on a phone a word may be longer than its line: it breaks, and what is around it can shrink.
  // Not inherited: Chakra's reset gives headings and paragraphs another value. Not in tables: columns would be shared out
  // as if words could be broken there at any time.
  ":root :not(table *)": { overflowWrap: "anywhere" },
  "#root": { display: "flex", flexDirection: "column", minHeight: "100dvh" },
  // What a member saw last (entry-seen.ts): what it says of the time isn't true any more.
  "[data-seen] time, [data-seen] [data-late]:not([data-late=none])": { visibility: "hidden" },
  // The sign-in page, before its app is there (entry-sign-in.ts): not for who is signed in; and pressed.
  "[data-starting] #root": { visibility: "hidden" },
  ":root[data-start=''] [data-cannot-start], #root[data-ready] [data-cannot-start]": {
    display: "none",
  },
  "#root[aria-busy=true] [type=submit]": { opacity: 0.8, cursor: "progress" },
  "h1, h2, h3": {
    fontFamily: "heading",
    fontWeight: 700,
    lineHeight: 1.12,
    letterSpacing: "-0.015em",
    textWrap: "balance",
  },
  h1: { fontSize: "h1", [lowScreen]: { fontSize: "h2" } },
  h2: { fontSize: "h2" },
  h3: { fontSize: "h3", lineHeight: 1.25 },
  "p, li": { textWrap: "pretty" },
  // With `:root` it wins over the shadow that an element has of its own.
  ":root :focus-visible": focusRing,
  ":root h1:focus": { outline: "none", boxShadow: "none" },
  // Where the device picks the colors, backgrounds go; what is chosen says so in the device's own.
  "[aria-pressed=true], [aria-current=page], label:has([type=radio]:checked)": {
    "@media (forced-colors: active)": {
      forcedColorAdjust: "none",
      background: "Highlight !important",
      color: "HighlightText !important",
    },
  },
  // It is still arriving (web/publish/prerender/loader.js).
  "[data-half]": { visibility: "hidden" },
  // A notice stands below the header (ui/notice-stack.tsx), and must not hide what is focused either.
  "html:has([data-notices] section)": { scrollPaddingTop: "9rem" },
  "*, *::before, *::after": {
    "@media (prefers-reduced-motion: reduce)": {
      animationDuration: "0.01ms !important",
      transitionDuration: "0s !important",
    },
  },
});
