import { chakra } from "@chakra-ui/react";

/** The body of a post: the one place where elements are styled by name, as Markdown makes them. */
export const Prose = chakra("div", {
  base: {
    maxWidth: "44rem",
    lineHeight: 1.7,
    "& > * + *": { marginTop: "5" },
    "& > h2": { marginTop: "12", fontSize: "clamp(1.5rem, 1.35rem + 0.6vw, 1.875rem)" },
    "& > h3": { marginTop: "8" },
    "& > h2 + *, & > h3 + *": { marginTop: "3" },
    "& ul, & ol": { paddingInlineStart: "6" },
    "& ul": { listStyle: "disc" },
    "& ol": { listStyle: "decimal" },
    "& li + li": { marginTop: "2" },
    "& li::marker": { color: "accentText", fontWeight: 650 },
    "& a": {
      color: "accentText",
      textDecoration: "underline",
      textUnderlineOffset: "0.2em",
      _hover: { textDecorationThickness: "2px" },
    },
    "& em": { fontStyle: "italic" },
    "& strong": { fontWeight: 700 },
    "& code": {
      fontFamily: "ui-monospace, monospace",
      fontSize: "0.9em",
      paddingInline: "1",
      borderRadius: "sm",
      background: "brandSoft",
    },
    "& blockquote": {
      paddingInlineStart: "5",
      borderInlineStartWidth: "4px",
      borderInlineStartStyle: "solid",
      borderColor: "gold",
    },
    "& .table-frame": { overflowX: "auto" },
    "& table": { width: "100%", minWidth: "26rem", fontSize: "sm", lineHeight: 1.5 },
    "& th, & td": {
      padding: "3",
      textAlign: "start",
      verticalAlign: "top",
      borderBottomWidth: "1px",
      borderBottomStyle: "solid",
      borderColor: "line",
    },
    "& th": { background: "tinted", fontWeight: 650 },
  },
});
