import { chakra } from "@chakra-ui/react";
import { buttonStyle } from "./button-style.ts";

/** A button that does something here; for something that leads elsewhere take `ActionLink`. */
export const Button = chakra("button", buttonStyle, { defaultProps: { type: "button" } });
