/* The loader imports this when a page is idle (web/publish/prerender/loader.js). It has no part of other entries. */
import { hasWaitingForms } from "./forms/outbox/outbox-database.ts";
import { unfinishedForm } from "./forms/unfinished-form.ts";
import "./islands/vanished-chunks.ts";
import { countVisit } from "./metrics/count-visit.ts";
import { mayFetchAhead } from "./pwa/saves-data.ts";
import { startPwa } from "./pwa/start-pwa.ts";
import { closePassedPage } from "./site/close-passed-page.ts";
import { keepOpenNow } from "./site/layout/show-open-now.ts";
import { unfoldOnPaper } from "./site/layout/unfold-on-paper.ts";
import { fetchHeadingFont } from "./ui/fonts/heading-font.ts";

async function openOutbox(): Promise<void> {
  if (!(await hasWaitingForms())) return;
  const { openOutbox: open } = await import("./forms/outbox/page-outbox.ts");
  await open();
}

closePassedPage();
keepOpenNow();
unfoldOnPaper();
countVisit();
// If storage is refused, nothing was kept. If the script is out of reach, the next page tries again.
openOutbox().catch(() => undefined);
// If it is out of reach, the headings keep the system font.
if (mayFetchAhead()) fetchHeadingFont().catch(() => undefined);
// Vite's dev server has no service worker.
if (import.meta.env.PROD) startPwa(unfinishedForm);
