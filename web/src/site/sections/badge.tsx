import { chakra } from "@chakra-ui/react";

export const Badge = chakra("span", {
  base: {
    display: "inline-block",
    alignSelf: "flex-start",
    flexShrink: 0,
    maxWidth: "100%",
    paddingInline: "3",
    paddingBlock: "1",
    borderRadius: "full",
    fontSize: "sm",
    fontWeight: 650,
    lineHeight: 1.3,
    background: "brandSoft",
    color: "brand",
  },
  variants: {
    strong: { true: { background: "brand", color: "card", "@media print": { color: "brand" } } },
  },
});
