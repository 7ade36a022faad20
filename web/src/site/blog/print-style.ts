import { chakra } from "@chakra-ui/react";

/**
 * Frame of a post, with what paper needs: the text, its picture and its questions, all opened; nothing to
 * press, and the addresses of links to other sites written out. The rules for the layout around it count
 * where the page is a post; they begin with `&:not(&)`, which is nothing, because Chakra's types want
 * a selector to begin with `&`.
 */
export const PostFrame = chakra("article", {
  base: {
    "@media print": {
      "& [data-screen-only]": { display: "none" },
      "& h2, & h3": { breakAfter: "avoid" },
      "& tr, & li, & img": { breakInside: "avoid" },
      "& img": { maxHeight: "6cm" },
      '& a[href^="http"]::after': { content: '" (" attr(href) ")"', fontSize: "sm" },
      "&:not(&), body:has(&) :is(header, footer, aside, nav, [data-tone=deep])": {
        display: "none",
      },
      "&:not(&), body:has(&) details::details-content": {
        contentVisibility: "visible",
        blockSize: "auto",
      },
      "&:not(&), body:has(&) section": { paddingBlock: "5" },
    },
  },
});
