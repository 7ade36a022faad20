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

/** Removes the rendered component. */
export function leave(): void {
  // A sheet that closes ignores presses at the place of the last one (team/ui/ignore-double-click.ts), and tests are
  // faster than a hand. This press elsewhere ends that, also for the sheet that unmounts now.
  dispatchEvent(new PointerEvent("pointerdown", { clientX: -99, clientY: -99 }));
  root?.unmount();
  root = undefined;
  document.getElementById("root")?.remove();
}
