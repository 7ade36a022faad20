import {
  createSystem,
  defaultBaseConfig,
  defineConfig,
  type SystemContext,
} from "@chakra-ui/react";
import { globalCss } from "./global-css.ts";
import { printCss } from "./print-css.ts";
import { recipes, slotRecipes } from "./recipes.ts";
import { semanticTokens, tokens } from "./tokens.ts";

/** What we use of Chakra (docs/decisions/002-own-chakra-system.md). No script decides on dark: nothing flashes. */
const config = defineConfig({
  preflight: true,
  disableLayers: true,
  cssVarsPrefix: "pp",
  conditions: { dark: "@media (prefers-color-scheme: dark)" },
  globalCss: { ...globalCss, ...printCss },
  theme: {
    // From `xl` on, the top navigation fits beside the two-line name, even in a wide system font (DejaVu Sans).
    breakpoints: { sm: "30rem", md: "48rem", lg: "64rem", xl: "75rem" },
    tokens,
    semanticTokens,
    recipes,
    slotRecipes,
    keyframes: { spin: { to: { transform: "rotate(1turn)" } } },
  },
});

const created = createSystem(defaultBaseConfig, config);

// Media queries have the breakpoints' values, and nothing reads their variables.
for (const variables of created.tokens.cssVarMap.values()) {
  for (const name of variables.keys()) if (name.includes("breakpoint")) variables.delete(name);
}

export const system: SystemContext = {
  ...created,
  _global: [...created._global.slice(0, -1), created.getTokenCss()],
};
