import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app.tsx";
import { createBrowserCache } from "./emotion-cache.ts";
import { reloadOnVanishedChunks } from "./islands/vanished-chunks.ts";
import { isOfflineStandIn } from "./pwa/offline-page.ts";
import "./ui/fonts/fonts.css";
import { system } from "./ui/theme/system.ts";

function startClient(container: HTMLElement): void {
  const prerendered = container.firstElementChild !== null;
  // The prerendered page brings the global rules in its stylesheet; only a bare page needs them here.
  const browserSystem = prerendered ? { ...system, _global: [] } : system;
  const app = (
    <BrowserRouter>
      <App cache={createBrowserCache()} system={browserSystem} prerendered={prerendered} />
    </BrowserRouter>
  );

  if (prerendered) startTransition(() => void hydrateRoot(container, app));
  else createRoot(container).render(app);
}

const container = document.getElementById("root");
if (!container) throw new Error("the page has no #root element");

reloadOnVanishedChunks();
// The page that stands in without a network is not the one of its address: it stays plain HTML.
if (!isOfflineStandIn()) startClient(container);
