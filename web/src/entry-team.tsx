import { CacheProvider } from "@emotion/react";
import { type ReactNode, StrictMode, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { forgetEarlyEvents, replayEarlyEvents } from "./islands/early-events.ts";
import { holdFields } from "./islands/hold-fields.ts";
import "./islands/vanished-chunks.ts";
import { keepInstallPrompt, keepStorage } from "./pwa/install-prompt.ts";
import { TeamAuthProvider } from "./team/access/team-auth-provider.tsx";
import { createTeamCache } from "./team/seen/rules.ts";
import { cannotOpen } from "./team/sign-in/sign-in-texts.ts";
import { startAhead } from "./team/start-ahead.ts";
import { memberMark } from "./team/store/member-mark.ts";
import { openTeamFirebase, type TeamFirebase } from "./team/store/team-app.ts";
import { TeamRoutes } from "./team/team-routes.tsx";
import { PageTheme } from "./ui/theme/page-theme.tsx";
import { showToast } from "./ui/toast/show-toast.ts";

/*
 * A separate app without any code of the public pages. HTML shells start it (web/publish/prerender/team-document.ts).
 */
const container = window.seenPage?.root ?? document.getElementById("root");
if (!container) throw new Error("the page has no #root element");

keepInstallPrompt();
startAhead();

const { bringOver } = holdFields(container);

/** Replays earlier presses once React has rendered. */
function Ready({ children }: { children: ReactNode }) {
  useEffect(() => {
    if (!container) return;
    bringOver();
    replayEarlyEvents(container);
  }, []);
  return children;
}

const app = (opened?: TeamFirebase) => (
  <StrictMode>
    <CacheProvider value={createTeamCache()}>
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

/** Resolves with the next press (entry-sign-in.ts), or as soon as there is a network. */
function nextTry(): Promise<void> {
  return new Promise((resolve) => {
    for (const type of ["wake", "online"]) addEventListener(type, () => resolve(), { once: true });
  });
}

/** Somebody may be filling in the prerendered form: it stays as it is until the app can take it over. */
async function takeOver(form: HTMLElement): Promise<void> {
  try {
    hydrateRoot(form, app(await openTeamFirebase()));
  } catch (error) {
    console.error("The team area can't be opened", error);
    // Without a network, the page says so already, and replays the presses once there is one.
    if (navigator.onLine) {
      forgetEarlyEvents(form);
      showToast(cannotOpen);
    }
    await nextTry();
    await takeOver(form);
  }
}

/** On a member's device, everything opens at once; until then, the page itself says that it is loading. */
async function begin(page: HTMLElement): Promise<void> {
  const opened = memberMark.read() ? await openTeamFirebase().catch(() => undefined) : undefined;
  createRoot(page).render(app(opened));
}

if (container.querySelector("form")) takeOver(container);
else begin(container);

// This comes last, because nothing visible waits for it; the timeout runs it even on a page that is never idle.
addEventListener("load", () => {
  // The app works the same whether the browser agrees or not.
  keepStorage().catch(() => undefined);
  const later = window.requestIdleCallback ?? setTimeout;
  later(() => import("./entry-background.ts"), { timeout: 3000 });
});
