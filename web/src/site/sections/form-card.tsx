import { chakra } from "@chakra-ui/react";

/** The sheet that a form stands on. */
export const FormCard = chakra("div", {
  base: {
    width: "100%",
    maxWidth: "34rem",
    padding: { base: "5", md: "8" },
    background: "card",
    color: "ink",
    borderRadius: "lg",
    borderWidth: "1px",
    borderStyle: "solid",
    borderColor: "line",
    boxShadow: "card",
    "@media print": { display: "none" },
  },
});
