import { defineRecipe, defineSlotRecipe } from "@chakra-ui/react";
import { messageCard } from "./card-surface.ts";

export const control = {
  width: "100%",
  minHeight: "3rem",
  paddingInline: "4",
  paddingBlock: "2",
  font: "inherit",
  color: "ink",
  background: "card",
  borderWidth: "1.5px",
  borderStyle: "solid",
  borderColor: "field",
  borderRadius: "sm",
  _placeholder: { color: "muted", opacity: 1 },
  _focusVisible: { borderColor: "brand" },
  _invalid: { borderColor: "accentText", borderWidth: "2px" },
  _disabled: { opacity: 0.6 },
} as const;

/** A Chakra component without a recipe here has no style. */
export const recipes = {
  input: defineRecipe({ base: control }),
  textarea: defineRecipe({ base: { ...control, minHeight: "8rem", resize: "vertical" } }),
};

export const slotRecipes = {
  field: defineSlotRecipe({
    slots: ["root", "label", "errorText", "helperText"],
    base: {
      root: { display: "flex", flexDirection: "column", gap: "1", width: "100%" },
      label: { fontWeight: 600, fontSize: "sm" },
      errorText: { color: "accentText", fontSize: "sm", fontWeight: 600 },
      helperText: { color: "muted", fontSize: "sm" },
    },
  }),
  toast: defineSlotRecipe({
    slots: ["root", "title", "description", "closeTrigger"],
    base: {
      root: {
        ...messageCard,
        "--edge": "{colors.good}",
        "&[data-kind=error]": { "--edge": "{colors.accentText}" },
        "& > svg": { color: "var(--edge)" },
        display: "flex",
        alignItems: "flex-start",
        gap: "3",
        width: "min(26rem, calc(100vw - 2rem))",
        padding: "4",
        paddingInlineEnd: "10",
        position: "relative",
        translate: "var(--x) var(--y)",
        scale: "var(--scale)",
        zIndex: "var(--z-index)",
        height: "var(--height)",
        opacity: "var(--opacity)",
        willChange: "translate, opacity, scale",
        transition: "translate .3s, scale .3s, opacity .3s, height .3s",
      },
      title: { fontWeight: 700 },
      description: { fontSize: "sm" },
      closeTrigger: {
        position: "absolute",
        top: "1",
        insetInlineEnd: "1",
        width: "2.75rem",
        height: "2.75rem",
        color: "inherit",
        background: "transparent",
        cursor: "pointer",
      },
    },
  }),
};
