import { chakra } from "@chakra-ui/react";
import { innerFocusRing } from "../../ui/theme/focus-ring.ts";
import { lowScreen } from "../../ui/theme/screens.ts";

/** Radio buttons in a row: moved through with the arrow keys. */
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
    // One row that scrolls sideways: what is below is what people came for.
    [lowScreen]: { flexWrap: "nowrap", minWidth: 0, overflowX: "auto", scrollbarWidth: "none" },
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
      // In one row each is as wide as its words.
      [lowScreen]: { flexShrink: 0 },
    },
    "& span::first-letter": { textTransform: "uppercase" },
    "& label span": { display: "inline-block" },
    "& input": { position: "absolute", inset: 0, opacity: 0, cursor: "pointer" },
  },
});
