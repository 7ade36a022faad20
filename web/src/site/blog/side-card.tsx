import { chakra } from "@chakra-ui/react";
import { cardSurface } from "../../ui/theme/card-surface.ts";

export const SideCard = chakra("section", {
  base: {
    ...cardSurface,
    boxShadow: "none",
    padding: { base: "4", lg: "5" },
    "& > h2": { fontSize: "h3", marginBottom: { base: "1", lg: "3" } },
  },
  variants: {
    deep: {
      true: { background: "deep", color: "onDeep", borderColor: "deep" },
    },
  },
});
