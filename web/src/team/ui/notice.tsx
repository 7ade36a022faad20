import { chakra } from "@chakra-ui/react";

export const Notice = chakra("p", {
  base: {
    padding: "4",
    borderRadius: "sm",
    background: "brandSoft",
    color: "ink",
    fontSize: "sm",
    fontWeight: 600,
  },
});
