import { chakra } from "@chakra-ui/react";
import { buttonStyle } from "./button-style.ts";

/** A button that does something here; use `ActionLink` for one that leads elsewhere. */
export const Button = chakra("button", buttonStyle, { defaultProps: { type: "button" } });
