import { chakra } from "@chakra-ui/react";

export const Container = chakra("div", {
  base: { width: "100%", maxWidth: "74rem", marginInline: "auto", paddingInline: "gutter" },
});
