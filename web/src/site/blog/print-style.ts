import { chakra } from "@chakra-ui/react";

/** For paper, besides ui/theme/print-css.ts: links to other sites show their addresses, nothing beside or below. */
export const PostFrame = chakra("article", {
  base: {
    "@media print": {
      "& [data-sidebar], & ~ [data-tone=deep]": { display: "none" },
      '& a[href^="http"]::after': { content: '" (" attr(href) ")"', fontSize: "sm" },
    },
  },
});
