import { chakra } from "@chakra-ui/react";

/** The layout around a post, only where the page is one. (Chakra's types know `&` at the ends only.) */
const aroundPost: string = "body:has(&) :is(header, footer, aside, nav, [data-tone=deep])";
const questions: string = "body:has(&) details::details-content";
const sections: string = "body:has(&) section";

/**
 * Frame of a post, with what paper needs: the text, its picture and its questions, all opened; nothing to
 * press, and the addresses of links to other sites written out.
 */
export const PostFrame = chakra("article", {
  base: {
    "@media print": {
      "& [data-screen-only]": { display: "none" },
      "& h2, & h3": { breakAfter: "avoid" },
      "& tr, & li, & img": { breakInside: "avoid" },
      "& img": { maxHeight: "6cm" },
      '& a[href^="http"]::after': { content: '" (" attr(href) ")"', fontSize: "sm" },
      [aroundPost]: { display: "none" },
      [questions]: { contentVisibility: "visible", blockSize: "auto" },
      [sections]: { paddingBlock: "5" },
    },
  },
});
