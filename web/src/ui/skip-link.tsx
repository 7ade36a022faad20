import { chakra } from "@chakra-ui/react";

const Anchor = chakra("a", {
  base: {
    position: "fixed",
    insetInlineStart: "4",
    top: "2",
    // The link is moved up by its own height, because a distance in pixels is too short for large text.
    transform: "translateY(-200%)",
    zIndex: 30,
    background: "accent",
    color: "#fff",
    paddingInline: "5",
    paddingBlock: "3",
    borderRadius: "sm",
    fontWeight: 650,
    _focus: { transform: "none" },
  },
});

export function SkipLink() {
  return (
    <Anchor href="#main" data-screen-only="">
      Skip to content
    </Anchor>
  );
}
