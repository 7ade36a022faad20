import { ChakraProvider } from "@chakra-ui/react";
import { CacheProvider } from "@emotion/react";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { createBrowserCache } from "./emotion-cache.ts";
import { reloadOnVanishedChunks } from "./islands/vanished-chunks.ts";
import { keepInstallPrompt } from "./pwa/install-prompt.ts";
import { TeamAuthProvider } from "./team/access/team-auth-provider.tsx";
import { TeamRoutes } from "./team/team-routes.tsx";
import { system } from "./ui/theme/system.ts";

/*
 * The client of the team area: an app of its own beside that of the public pages, so that nothing of
 * either is in the other. Its HTML shells (web/publish/prerender/team-document.ts) start it at once.
 */
const container = document.getElementById("root");
if (!container) throw new Error("the page has no #root element");

keepInstallPrompt();
reloadOnVanishedChunks();

// A shell brings the global rules in its stylesheet; only Vite's bare page needs them here.
const hasShell = container.firstElementChild !== null;
createRoot(container).render(
  <StrictMode>
    <CacheProvider value={createBrowserCache()}>
      <ChakraProvider value={hasShell ? { ...system, _global: [] } : system}>
        <BrowserRouter>
          <TeamAuthProvider>
            <TeamRoutes />
          </TeamAuthProvider>
        </BrowserRouter>
      </ChakraProvider>
    </CacheProvider>
  </StrictMode>,
);

// The service worker comes last: nothing that is shown waits for it. But it comes, also where the page
// is never idle. Vite's dev server has none.
if (import.meta.env.PROD) {
  addEventListener("load", () => {
    const later = window.requestIdleCallback ?? setTimeout;
    later(() => import("./entry-background.ts"), { timeout: 3000 });
  });
}
