import { chakra } from "@chakra-ui/react";
import { thumbRoom } from "../../ui/theme/thumb-room.ts";
import { StyledLink } from "../site-link.tsx";

/** A link below plain words, on its own line. */
export const PartLink = chakra(StyledLink, {
  base: {
    ...thumbRoom,
    color: "accentText",
    fontWeight: 600,
  },
});
