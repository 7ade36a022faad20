/* The loader imports this when a page is idle (web/publish/prerender/loader.js). It has no part of the other entries. */
import { hasWaitingForms } from "./forms/outbox/outbox-database.ts";
import { unfinishedForm } from "./forms/unfinished-form.ts";
import "./islands/vanished-chunks.ts";
import { countVisit } from "./numbers/count-visit.ts";
import { mayFetchAhead } from "./pwa/saves-data.ts";
import { startPwa } from "./pwa/start-pwa.ts";
import { closePassedPage } from "./site/close-passed-page.ts";
import { fetchHeadingFont } from "./ui/fonts/heading-font.ts";

async function openOutbox(): Promise<void> {
  if (!(await hasWaitingForms())) return;
  const { openOutbox: open } = await import("./forms/outbox/page-outbox.ts");
  await open();
}

closePassedPage();
countVisit();
// Storage refused: then nothing was kept. A script that is out of reach: the next page asks again.
openOutbox().catch(() => undefined);
// Out of reach: the headings stand in the system's font.
if (mayFetchAhead()) fetchHeadingFont().catch(() => undefined);
// Vite's dev server has no service worker.
if (import.meta.env.PROD) startPwa(unfinishedForm);
