import { chakra } from "@chakra-ui/react";

export const Screen = chakra("main", {
  base: {
    flexGrow: 1,
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: "5",
    paddingInline: "gutter",
    paddingBlock: "12",
    textAlign: "center",
  },
});
