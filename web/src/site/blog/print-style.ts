import { chakra } from "@chakra-ui/react";

/**
 * Frame of a post. What paper needs besides the rules for all pages (ui/theme/print-css.ts): the addresses of
 * links to other sites written out, and nothing beside or below the article.
 */
export const PostFrame = chakra("article", {
  base: {
    "@media print": {
      "& [data-sidebar], & ~ [data-tone=deep]": { display: "none" },
      '& a[href^="http"]::after': { content: '" (" attr(href) ")"', fontSize: "sm" },
    },
  },
});
