import { ChakraProvider } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { system } from "./system.ts";

const withoutGlobalRules = { ...system, _global: [] };

/** Chakra for what is added to a page whose stylesheet has the global rules already. */
export function PageTheme({ children }: { children: ReactNode }) {
  return <ChakraProvider value={withoutGlobalRules}>{children}</ChakraProvider>;
}
