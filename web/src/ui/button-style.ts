import { defineRecipe } from "@chakra-ui/react";

/** One look for links and buttons that do something; they are at least 44 px high for a thumb. */
export const buttonStyle = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    minHeight: "clamp(2.75rem, 2.5rem + 1vw, 3rem)",
    paddingInline: "3-5",
    paddingBlock: "2",
    borderRadius: "full",
    borderWidth: "2px",
    borderStyle: "solid",
    borderColor: "transparent",
    fontFamily: "inherit",
    fontWeight: 650,
    // On a phone, two short buttons fit beside each other.
    fontSize: "copy",
    lineHeight: 1.2,
    textAlign: "center",
    textDecoration: "none",
    cursor: "pointer",
    transition: "background-color .15s, border-color .15s, color .15s, transform .15s",
    _active: { transform: "translateY(1px)" },
    "@media print": { display: "none" },
    _disabled: { opacity: 0.8, cursor: "progress" },
  },
  variants: {
    variant: {
      primary: { background: "accent", color: "#fff", _hover: { background: "accentHover" } },
      secondary: {
        borderColor: "currentColor",
        color: "inherit",
        background: "transparent",
        _hover: { background: "color-mix(in srgb, currentColor 10%, transparent)" },
      },
      quiet: {
        paddingInline: "1",
        color: "inherit",
        textDecoration: "underline",
        textUnderlineOffset: "0.25em",
        textDecorationThickness: "2px",
        _hover: { textDecorationThickness: "3px" },
      },
    },
  },
  defaultVariants: { variant: "primary" },
});
