import { defineGlobalStyles } from "@chakra-ui/react";
import { focusRing } from "./focus-ring.ts";
import { lowScreen } from "./screens.ts";

/** The few rules that belong to elements, not to components. They go into one cached stylesheet. */
export const globalCss = defineGlobalStyles({
  html: {
    fontFamily: "body",
    fontSize: "100%",
    color: "ink",
    background: "page",
    colorScheme: "light dark",
    lineHeight: { base: 1.5, md: 1.6 },
    textSizeAdjust: "100%",
    // A focused or linked element must not end up under the header or the banner.
    scrollPaddingTop: "5.5rem",
    scrollPaddingBottom: "5rem",
    [lowScreen]: { scrollPaddingTop: "1rem" },
    "@media (prefers-reduced-motion: no-preference)": { scrollBehavior: "smooth" },
    // The blog reader's pages begin at their top, or where they were left, at once.
    "&:has([data-island=reader][data-ready])": { scrollBehavior: "auto" },
  },
  body: {
    fontSize: "md",
    minHeight: "100dvh",
    "@media (max-width: 15rem)": { hyphens: "auto" },
  },
  // With text at 200% on a phone, a word may be longer than its line: it breaks, and the elements around it can shrink.
  // Each element has the rule, because Chakra's reset gives headings and paragraphs another value. Tables don't: their
  // columns would be sized as if words could break anywhere.
  ":root :not(table *)": { overflowWrap: "anywhere" },
  "#root": { display: "flex", flexDirection: "column", minHeight: "100dvh" },
  // This is what a member saw last (entry-seen.ts): its statements about time are no longer true.
  "[data-seen] time, [data-seen] [data-late]:not([data-late=none])": { visibility: "hidden" },
  // Before its app has loaded (entry-sign-in.ts), the sign-in page hides from signed-in members, and shows a press.
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
  // With `:root`, it wins over an element's own shadow.
  ":root :focus-visible": focusRing,
  ":root :is(h1, main):focus": { outline: "none", boxShadow: "none" },
  // If the device picks the colors, backgrounds disappear; a choice then shows in the device's own colors.
  "[aria-pressed=true], [aria-current=page], label:has([type=radio]:checked)": {
    "@media (forced-colors: active)": {
      forcedColorAdjust: "none",
      background: "Highlight !important",
      color: "HighlightText !important",
    },
  },
  // This part is still arriving (web/publish/prerender/loader.js).
  "[data-half]": { visibility: "hidden" },
  // A notice is below the header (ui/notice-stack.tsx), and must not hide what is focused either.
  "html:has([data-notices] section)": { scrollPaddingTop: "9rem" },
  "*, *::before, *::after": {
    "@media (prefers-reduced-motion: reduce)": {
      animationDuration: "0.01ms !important",
      transitionDuration: "0s !important",
    },
  },
});
