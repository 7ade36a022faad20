import { chakra } from "@chakra-ui/react";

/** Adds to ui/theme/print-css.ts on paper: links to other sites show their addresses, nothing is beside or below. */
export const PostFrame = chakra("article", {
  base: {
    "@media print": {
      "& [data-sidebar], & ~ [data-tone=deep]": { display: "none" },
      '& a[href^="http"]::after': { content: '" (" attr(href) ")"', fontSize: "sm" },
    },
  },
});
