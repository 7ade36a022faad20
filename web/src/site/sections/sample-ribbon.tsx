import { chakra } from "@chakra-ui/react";

const Ribbon = chakra("span", {
  base: {
    position: "absolute",
    zIndex: 1,
    top: 0,
    insetInlineEnd: "5",
    paddingInline: "2",
    borderBottomRadius: "sm",
    // The border is visible in forced colors.
    border: "1px solid transparent",
    borderTopWidth: 0,
    background: "gold",
    color: "#1b2421",
    fontFamily: "body",
    fontSize: "0.75rem",
    fontWeight: 700,
    lineHeight: "1.25rem",
    pointerEvents: "none",
    _before: { content: '"Sample"' },
    // On paper, nothing has an edge to hang from.
    "@media print": {
      position: "static",
      gridColumn: "1 / -1",
      justifySelf: "start",
      alignSelf: "flex-start",
      borderWidth: "1px",
      borderColor: "currentColor",
    },
  },
});

/**
 * Hangs from the upper edge of what is invented (`sample: true`). No production release has any: the deploy check
 * refuses samples. The style sheet draws its word, so that it is part of no name and no quote.
 */
export function SampleRibbon() {
  return <Ribbon data-sample="" />;
}
