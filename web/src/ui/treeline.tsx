import { chakra } from "@chakra-ui/react";
import treelineUrl from "./treeline.svg?url";

/** Below what stands last on a page, so that the trees along the footer grow over none of it. */
export const aboveTreeline = "max({spacing.section}, clamp(2.75rem, 8.3vw + 1rem, 5rem))";

/** Along an edge of a positioned element. Not as `::before`: behind such a one axe does not look at colors. */
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
