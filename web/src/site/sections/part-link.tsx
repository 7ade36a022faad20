import { chakra } from "@chakra-ui/react";
import { thumbRoom } from "../../ui/theme/thumb-room.ts";
import { StyledLink } from "../site-link.tsx";

/** Below plain words, on a line of its own. */
export const PartLink = chakra(StyledLink, {
  base: {
    ...thumbRoom,
    color: "accentText",
    fontWeight: 600,
  },
});
