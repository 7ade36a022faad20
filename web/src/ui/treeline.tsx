import { chakra } from "@chakra-ui/react";
import treelineUrl from "./treeline.svg?url";

/**
 * Pitch pines along an edge of the element around it, which is positioned; `bottom` and `background` say which
 * edge and what color. An element and no `::before`: behind such a one axe does not look at colors.
 */
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
