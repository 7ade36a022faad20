import { chakra } from "@chakra-ui/react";
import treelineUrl from "./treeline.svg?url";

/** The room below the last part of a page, so that the trees along the footer don't cover it. */
export const aboveTreeline = "max({spacing.section}, clamp(2.75rem, 8.3vw + 1rem, 5rem))";

/** Grows along an edge of a positioned element. It isn't a `::before`, because axe checks no colors behind one. */
export const Treeline = chakra(
  "div",
  {
    base: {
      position: "absolute",
      insetInline: 0,
      height: "clamp(1.75rem, 8.3vw, 4rem)",
      maskImage: `url(${treelineUrl})`,
      maskRepeat: "repeat-x",
      maskPosition: "bottom center",
      maskSize: "auto 100%",
      pointerEvents: "none",
    },
  },
  { defaultProps: { "aria-hidden": true } },
);
