import { chakra } from "@chakra-ui/react";

/** A box of the sidebar. */
export const SideCard = chakra("section", {
  base: {
    padding: "5",
    background: "card",
    color: "ink",
    borderRadius: "lg",
    borderWidth: "1px",
    borderStyle: "solid",
    borderColor: "line",
    "& > h2": { fontSize: "h3", marginBottom: "3" },
  },
  variants: {
    deep: {
      true: { background: "deep", color: "onDeep", borderColor: "deep" },
    },
  },
});
