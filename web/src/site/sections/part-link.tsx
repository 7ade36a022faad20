import { chakra } from "@chakra-ui/react";
import { StyledLink } from "../site-link.tsx";

/** Below plain words, on a line of its own. */
export const PartLink = chakra(StyledLink, {
  base: {
    display: "inline-flex",
    alignItems: "center",
    minHeight: "2.75rem",
    color: "accentText",
    fontWeight: 600,
  },
});
