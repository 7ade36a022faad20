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
    gap: "2-4",
    minHeight: { md: "26rem" },
    padding: "4-6",
    textAlign: "center",
    _empty: { display: "none" },
  },
});
