import { ChakraProvider } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { system } from "./system.ts";

const withoutGlobalRules = { ...system, _global: [] };

/** Adds Chakra to parts of a page whose stylesheet already has the global rules. */
export function PageTheme({ children }: { children: ReactNode }) {
  return <ChakraProvider value={withoutGlobalRules}>{children}</ChakraProvider>;
}
