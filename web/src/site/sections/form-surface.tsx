import { chakra } from "@chakra-ui/react";
import { cardSurface } from "../../ui/theme/card-surface.ts";

/** The sheet that a form stands on. */
export const FormSurface = chakra("div", {
  base: {
    ...cardSurface,
    width: "100%",
    maxWidth: "34rem",
    padding: { base: "5", md: "8" },
    "@media print": { display: "none" },
  },
});
