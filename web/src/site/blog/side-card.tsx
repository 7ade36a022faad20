import { chakra } from "@chakra-ui/react";
import { cardSurface } from "../../ui/theme/card-surface.ts";

export const SideCard = chakra("section", {
  base: {
    ...cardSurface,
    boxShadow: "none",
    padding: "4-6",
    "& > h2": { fontSize: "h3", marginBottom: "1-3" },
  },
  variants: {
    deep: {
      true: { background: "deep", color: "onDeep", borderColor: "deep" },
    },
  },
});
