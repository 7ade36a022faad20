import { ChakraProvider } from "@chakra-ui/react";
import { CacheProvider } from "@emotion/react";
import { type ReactNode, StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { createBrowserCache } from "#web/src/emotion-cache.ts";
import { system } from "#web/src/ui/theme/system.ts";

const cache = createBrowserCache();
let root: Root | undefined;

/** Renders a component as a page does: with the theme, the global rules and a router at `address`. */
export function render(node: ReactNode, address = "/"): void {
  leave();
  const container = document.createElement("div");
  container.id = "root";
  document.body.append(container);
  root = createRoot(container);
  root.render(
    <StrictMode>
      <CacheProvider value={cache}>
        <ChakraProvider value={system}>
          <MemoryRouter initialEntries={[address]}>{node}</MemoryRouter>
        </ChakraProvider>
      </CacheProvider>
    </StrictMode>,
  );
}

/**
 * What a press removes or changes ignores presses at that place for a moment (team/ui/ignore-double-click.ts), and tests
 * are faster than a hand. This press elsewhere ends that, also for what unmounts now.
 */
export function pressElsewhere(): void {
  dispatchEvent(new PointerEvent("pointerdown", { clientX: -99, clientY: -99 }));
}

/** Removes the rendered component. */
export function leave(): void {
  pressElsewhere();
  root?.unmount();
  root = undefined;
  document.getElementById("root")?.remove();
}
