import { CacheProvider } from "@emotion/react";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { createBrowserCache } from "./emotion-cache.ts";
import { reloadOnVanishedChunks } from "./islands/vanished-chunks.ts";
import { keepInstallPrompt } from "./pwa/install-prompt.ts";
import { TeamAuthProvider } from "./team/access/team-auth-provider.tsx";
import { TeamRoutes } from "./team/team-routes.tsx";
import { PageTheme } from "./ui/theme/page-theme.tsx";

/* An app of its own, with nothing of the public pages. Its HTML shells start it (web/publish/prerender/team-document.ts). */
const container = document.getElementById("root");
if (!container) throw new Error("the page has no #root element");

keepInstallPrompt();
reloadOnVanishedChunks();

createRoot(container).render(
  <StrictMode>
    <CacheProvider value={createBrowserCache()}>
      <PageTheme>
        <BrowserRouter>
          <TeamAuthProvider>
            <TeamRoutes />
          </TeamAuthProvider>
        </BrowserRouter>
      </PageTheme>
    </CacheProvider>
  </StrictMode>,
);

// Last, because nothing that is shown waits for it; but it comes, also where the page is never idle.
addEventListener("load", () => {
  const later = window.requestIdleCallback ?? setTimeout;
  later(() => import("./entry-background.ts"), { timeout: 3000 });
});
