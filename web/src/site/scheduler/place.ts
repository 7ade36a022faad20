import { chakra } from "@chakra-ui/react";

/** Stands where the calendar will be. */
export const Place = chakra("div", {
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: "4",
    minHeight: "26rem",
    padding: "6",
    textAlign: "center",
    background: "card",
    color: "ink",
    borderRadius: "lg",
    borderWidth: "1px",
    borderStyle: "solid",
    borderColor: "line",
    boxShadow: "card",
    _empty: { display: "none" },
  },
});
