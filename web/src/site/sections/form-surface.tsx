import { chakra } from "@chakra-ui/react";
import { cardSurface } from "../../ui/theme/card-surface.ts";

export const FormSurface = chakra("div", {
  base: {
    ...cardSurface,
    width: "100%",
    maxWidth: "34rem",
    padding: "4-8",
    "@media print": { display: "none" },
  },
});
