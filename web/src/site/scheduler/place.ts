import { chakra } from "@chakra-ui/react";
import { cardSurface } from "../../ui/theme/card-surface.ts";

/** Stands where the calendar will be. */
export const Place = chakra("div", {
  base: {
    ...cardSurface,
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: { base: "2", md: "4" },
    minHeight: { md: "26rem" },
    padding: { base: "4", md: "6" },
    textAlign: "center",
    _empty: { display: "none" },
  },
});
