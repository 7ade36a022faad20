import { CacheProvider } from "@emotion/react";
import { type ReactNode, StrictMode, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { createBrowserCache } from "./emotion-cache.ts";
import { replayEarlyEvents } from "./islands/early-events.ts";
import { loadPatiently } from "./islands/load-patiently.ts";
import { reloadOnVanishedChunks } from "./islands/vanished-chunks.ts";
import { keepInstallPrompt } from "./pwa/install-prompt.ts";
import { TeamAuthProvider } from "./team/access/team-auth-provider.tsx";
import { openTeamFirebase, type TeamFirebase } from "./team/firebase/team-app.ts";
import { TeamRoutes } from "./team/team-routes.tsx";
import { PageTheme } from "./ui/theme/page-theme.tsx";

/* An app of its own, with nothing of the public pages. Its HTML shells start it (web/publish/prerender/team-document.ts). */
const container = document.getElementById("root");
if (!container) throw new Error("the page has no #root element");

keepInstallPrompt();
reloadOnVanishedChunks();

/** Once React has drawn: what was pressed before is done now. */
function Ready({ children }: { children: ReactNode }) {
  useEffect(() => {
    if (container) replayEarlyEvents(container);
  }, []);
  return children;
}

const app = (opened?: TeamFirebase) => (
  <StrictMode>
    <CacheProvider value={createBrowserCache()}>
      <PageTheme>
        <Ready>
          <BrowserRouter>
            <TeamAuthProvider opened={opened}>
              <TeamRoutes />
            </TeamAuthProvider>
          </BrowserRouter>
        </Ready>
      </PageTheme>
    </CacheProvider>
  </StrictMode>
);

/** Somebody is filling in the prerendered form: it stays as it is until the app can take it over. */
async function takeOver(form: HTMLElement): Promise<void> {
  hydrateRoot(form, app(await loadPatiently(openTeamFirebase)));
}

if (container.querySelector("form")) takeOver(container);
else createRoot(container).render(app());

// Last, because nothing that is shown waits for it; but it comes, also where the page is never idle.
addEventListener("load", () => {
  const later = window.requestIdleCallback ?? setTimeout;
  later(() => import("./entry-background.ts"), { timeout: 3000 });
});
