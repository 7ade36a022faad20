import { chakra } from "@chakra-ui/react";
import { innerFocusRing } from "../../ui/theme/focus-ring.ts";
import { lowScreen } from "../../ui/theme/screens.ts";

/** A row that scrolls sideways, where people came for the content below. Each part is as wide as its words. */
export const swipedRow = {
  position: "relative",
  flexWrap: "nowrap",
  minWidth: 0,
  overflowX: "auto",
  scrollbarWidth: "none",
  "& label": { flexShrink: 0 },
} as const;

/** Radio buttons in a row. The arrow keys move through them. */
export const Segments = chakra("fieldset", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    padding: "1",
    borderRadius: "1.75rem",
    borderWidth: "1.5px",
    borderStyle: "solid",
    borderColor: "field",
    background: "card",
    [lowScreen]: swipedRow,
    "& label": {
      position: "relative",
      display: "inline-flex",
      flexGrow: 1,
      alignItems: "center",
      justifyContent: "center",
      minHeight: "2.75rem",
      minWidth: "2.75rem",
      paddingInline: { base: "2", md: "4" },
      borderRadius: "full",
      fontSize: "sm",
      fontWeight: 600,
      whiteSpace: "nowrap",
      cursor: "pointer",
      "&:hover:not(:has(:checked))": { background: "brandSoft" },
      "&:has(:checked)": { background: "brand", color: "page" },
      "&:has(:focus-visible)": innerFocusRing,
    },
    "& span::first-letter": { textTransform: "uppercase" },
    "& label span": { display: "inline-block" },
    "& input": { position: "absolute", inset: 0, opacity: 0, cursor: "pointer" },
  },
});
