import { chakra } from "@chakra-ui/react";
import treelineUrl from "./treeline.svg?url";

/** Along an edge of a positioned element. Not as `::before`: behind such a one axe does not look at colors. */
export const Treeline = chakra(
  "div",
  {
    base: {
      position: "absolute",
      insetInline: 0,
      height: { base: "2.75rem", md: "4rem" },
      maskImage: `url(${treelineUrl})`,
      maskRepeat: "repeat-x",
      maskPosition: "bottom center",
      maskSize: "auto 100%",
      pointerEvents: "none",
    },
  },
  { defaultProps: { "aria-hidden": true } },
);
