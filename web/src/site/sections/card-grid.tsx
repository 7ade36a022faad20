import { chakra } from "@chakra-ui/react";
import { cardSurface } from "../../ui/theme/card-surface.ts";

/** Two of three would stand above one and a hole: where three do not fit, they stand below one another. */
const justThree = "&:has(> :nth-of-type(3):last-of-type)";

/** Alone in its row, it takes all of it. */
const lastOdd = "& > :last-of-type:nth-of-type(odd)";

/** Cards in one column on a phone, up to `columns` where there is room. */
export const CardGrid = chakra("ul", {
  base: {
    listStyle: "none",
    display: "grid",
    gap: { base: "4", md: "6" },
    "@media print": {
      gridTemplateColumns: "repeat(2, 1fr)",
      [lastOdd]: { gridColumn: "1 / -1" },
    },
  },
  variants: {
    columns: {
      2: { gridTemplateColumns: { md: "repeat(2, 1fr)" } },
      3: {
        gridTemplateColumns: { md: "repeat(2, 1fr)", lg: "repeat(3, 1fr)" },
        [justThree]: { gridTemplateColumns: { md: "minmax(0, 1fr)", lg: "repeat(3, 1fr)" } },
        [lastOdd]: { gridColumn: { md: "1 / -1", lg: "auto" } },
      },
      4: { gridTemplateColumns: { md: "repeat(2, 1fr)", lg: "repeat(4, 1fr)" } },
    },
    /** Without sheets the entries need more room between them. */
    spaced: {
      true: {
        columnGap: { md: "8" },
        rowGap: { base: "6", md: "10" },
        [justThree]: { gridTemplateColumns: { md: "repeat(3, 1fr)" } },
      },
    },
  },
});

export const CardItem = chakra("li", {
  base: {
    ...cardSurface,
    position: "relative",
    display: "flex",
    flexDirection: "column",
    gap: "3",
    padding: "6",
  },
  variants: {
    highlight: { true: { borderColor: "accent", borderWidth: "2px" } },
  },
});

/** An entry that only tells: nothing to press, no price, so it needs no sheet to stand on. */
export const PlainItem = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "3rem minmax(0, 1fr)", md: "minmax(0, 1fr)" },
    alignContent: "start",
    columnGap: "4",
    rowGap: { base: "1", md: "3" },
    "& > span": { gridRow: { base: "1 / 3", md: "auto" } },
    "& > h3, & > p": { gridColumn: { base: "2", md: "1" } },
  },
});
