import { chakra } from "@chakra-ui/react";

/** The body of a post: the one place where elements are styled by name, as Markdown makes them. */
export const Prose = chakra("div", {
  base: {
    maxWidth: "44rem",
    lineHeight: { base: 1.5, md: 1.7 },
    "& > * + *": { marginTop: { base: "3", md: "6" } },
    "& > h2": {
      marginTop: { base: "6", md: "12" },
      fontSize: "clamp(1.5rem, 1.35rem + 0.6vw, 1.875rem)",
    },
    "& > h3": { marginTop: { base: "5", md: "8" } },
    "& > h2 + *, & > h3 + *": { marginTop: "2-4" },
    "& ul, & ol": { paddingInlineStart: "6" },
    "& ul": { listStyle: "disc" },
    "& ol": { listStyle: "decimal" },
    "& li + li": { marginTop: "1-2" },
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
    // A paragraph that begins with four spaces is code to Markdown.
    "& pre": { whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
    "& blockquote": {
      paddingInlineStart: "5",
      borderInlineStartWidth: "4px",
      borderInlineStartStyle: "solid",
      borderColor: "gold",
    },
    "& .table-frame": {
      overflowX: "auto",
      background: "card",
      borderRadius: "md",
      borderWidth: "1px",
      borderStyle: "solid",
      borderColor: "line",
    },
    "& table": { width: "100%", fontSize: "sm", lineHeight: 1.5 },
    "& th": { background: "tinted", fontWeight: 650 },
    "& tbody tr:not(:first-of-type)": {
      borderTopWidth: "1px",
      borderTopStyle: "solid",
      borderColor: "line",
    },
    // On a phone, a row is a small list: its first cell, then the others after the names of their columns.
    "& table, & tbody, & tr, & td": { display: { base: "block", md: "revert" } },
    "& thead": {
      position: { base: "absolute", md: "static" },
      width: { base: "1px", md: "auto" },
      height: { base: "1px", md: "auto" },
      overflow: "hidden",
      clipPath: { base: "inset(50%)", md: "none" },
    },
    "& tr": { paddingBlock: { base: "2", md: "0" } },
    "& th, & td": {
      paddingInline: "4",
      paddingBlock: { base: "0", md: "3" },
      textAlign: "start",
      verticalAlign: "top",
    },
    "& td:first-of-type": { fontWeight: { base: 650, md: "inherit" } },
    "& td:not(:first-of-type)::before": {
      content: 'attr(data-column) ": "',
      display: { md: "none" },
      color: "muted",
    },
  },
});
