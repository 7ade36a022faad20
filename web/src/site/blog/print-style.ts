import { chakra } from "@chakra-ui/react";

/**
 * Frame of a post, with what paper needs: text and picture, nothing to press, and the addresses of links
 * to other sites written out. `data-post` tells the rules for the layout around it, in ui/theme/global-css.ts.
 */
export const PostFrame = chakra("article", {
  base: {
    "@media print": {
      "& [data-screen-only], & [data-sidebar]": { display: "none" },
      "& h2, & h3": { breakAfter: "avoid" },
      "& tr, & li, & img": { breakInside: "avoid" },
      "& img": { maxHeight: "6cm" },
      '& a[href^="http"]::after': { content: '" (" attr(href) ")"', fontSize: "sm" },
    },
  },
});
