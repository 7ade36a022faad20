import { chakra } from "@chakra-ui/react";

/** A sentence above a form that the person should read first. */
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
