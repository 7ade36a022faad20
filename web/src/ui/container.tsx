import { chakra } from "@chakra-ui/react";

/** The page's measure: as wide as reading and cards allow, with the same gutters everywhere. */
export const Container = chakra("div", {
  base: { width: "100%", maxWidth: "74rem", marginInline: "auto", paddingInline: "gutter" },
});
