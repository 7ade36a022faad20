import { chakra } from "@chakra-ui/react";
import { cardSurface } from "../../ui/theme/card-surface.ts";

/** Of the open calendar with its way out, and of the place that is kept for it where it opens by itself. */
export const openHeight = "47rem";

/** Stands where the calendar will be. */
export const Place = chakra("div", {
  base: {
    ...cardSurface,
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: "4",
    minHeight: "26rem",
    padding: "6",
    textAlign: "center",
    _empty: { display: "none" },
  },
});
