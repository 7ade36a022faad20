import { chakra } from "@chakra-ui/react";
import { foldable } from "../../ui/fold.tsx";
import { cardSurface } from "../../ui/theme/card-surface.ts";

/** Three entries in two columns would leave a hole beside the third. */
const justThree = "&:has(> :nth-of-type(3):last-of-type)";

/** An entry alone in its row takes the whole row. */
const lastOdd = "& > :last-of-type:nth-of-type(odd)";

/** Stacks the entries on a phone, and puts up to `columns` beside each other if there is room. */
export const CardGrid = chakra("ul", {
  base: {
    listStyle: "none",
    display: "grid",
    gap: { base: "3", md: "5", lg: "6" },
    "@media print": {
      // This ignores the room that the entries have on a phone.
      columnGap: "2.5rem !important",
      gridTemplateColumns: "repeat(2, 1fr)",
      [lastOdd]: { gridColumn: "1 / -1" },
    },
  },
  variants: {
    columns: {
      2: { gridTemplateColumns: { md: "repeat(2, 1fr)" } },
      3: {
        gridTemplateColumns: { md: "repeat(2, 1fr)", lg: "repeat(3, 1fr)" },
        [lastOdd]: { gridColumn: { md: "1 / -1", lg: "auto" } },
        [justThree]: {
          gridTemplateColumns: { md: "repeat(3, 1fr)", _print: "repeat(3, 1fr)" },
          "& > :last-of-type": { gridColumn: "auto" },
        },
      },
      4: { gridTemplateColumns: { md: "repeat(2, 1fr)", lg: "repeat(4, 1fr)" } },
    },
    variant: {
      /** Each entry is on its own sheet. */
      sheets: {},
      /** On a phone, this is a list with lines between its rows: sheets would cost it half of the screen. */
      rows: { gap: { base: "0", md: "5", lg: "6" } },
      /** Short entries are two beside each other, also on a phone, if its text isn't large. */
      pairs: {
        gap: 0,
        columnGap: { base: "4", md: "8" },
        "@media print": { display: "block" },
        mdDown: {
          gridTemplateColumns: "repeat(auto-fit, minmax(max(9rem, 40%), 1fr))",
          // Pairs have neither the rows' room above and below nor an icon, which would leave no room for a name.
          "& > li": { paddingBlock: "2", borderWidth: 0 },
          "& > li > div > span": { display: "none" },
          "& h3": { fontSize: "md" },
        },
      },
      /** Rows with lines between them on every screen, as in a price list. */
      list: { gap: 0, columnGap: "8", "@media print": { display: "block" } },
      /** These are never on sheets, so they need more room between them. */
      plain: { columnGap: { md: "8" }, rowGap: { base: "3", md: "10" } },
    },
  },
});

const sheet = {
  ...cardSurface,
  ...foldable("3.25rem", "1.25rem"),
  display: "flex",
  flexDirection: "column",
  gap: "2-4",
  padding: { base: "4", md: "5", lg: "6" },
  "& > details > summary": { paddingInlineEnd: "4" },
} as const;

const row = {
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignContent: "start",
  gap: "1-3",
  "& > p, & > ul, & > details": { gridColumn: "1 / -1" },
} as const;

export const CardItem = chakra("li", {
  base: sheet,
  variants: {
    highlight: { true: { borderColor: "accent", borderWidth: "2px" } },
    row: {
      /** A row on a phone, and a sheet where there is room. */
      phone: {
        ...row,
        "& > details > summary": { paddingInlineEnd: "0" },
        mdDown: {
          "--fold-mark": "0.875rem",
          "&:first-of-type": { paddingTop: 0, "--fold-mark": "0.25rem" },
          "&:last-of-type": { paddingBottom: 0, borderWidth: 0 },
          // The ribbon has no sheet's edge to hang from, so it is above the words.
          "& > [data-sample]": { position: "static", gridColumn: "1 / -1", justifySelf: "start" },
        },
        background: { base: "transparent", md: "card" },
        borderWidth: { base: "0 0 1px", md: "1px" },
        borderRadius: { base: "0", md: "lg" },
        boxShadow: { base: "none", md: "card" },
        display: { base: "grid", md: "flex" },
        paddingInline: { base: "0", md: "5", lg: "6" },
        paddingBlock: { base: "0.625rem", md: "5", lg: "6" },
      },
      always: {
        ...row,
        background: "transparent",
        borderWidth: "0 0 1px",
        borderRadius: "0",
        boxShadow: "none",
        display: "grid",
        padding: "0.75rem 0",
        md: {
          // The icon has a column of its own, the price ends the title's line, and the text is below.
          gridTemplateColumns: "auto minmax(0, 1fr) auto",
          columnGap: "0",
          "& > div": { display: "contents" },
          "& > div > span:first-of-type": { gridRow: "1 / span 2", marginInlineEnd: "4" },
          "& > div > div": {
            gridColumn: "2",
            flexDirection: "row",
            justifyContent: "space-between",
          },
          "& > p": { gridColumn: "2 / -1" },
          "& > a": { gridColumn: "3", margin: "auto 0 auto 0.5rem", paddingBlock: "0" },
        },
      },
    },
  },
});

/** An entry that only informs has nothing to press and no price, so it needs no sheet. */
export const PlainItem = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "1.75rem minmax(0, 1fr)", md: "minmax(0, 1fr)" },
    alignContent: "start",
    columnGap: "3",
    rowGap: { base: "0.125rem", md: "3" },
    "& > h3": { alignSelf: "center" },
    "& > p, & > h3:first-child": { gridColumn: "1 / -1" },
  },
});
