/*
 * The program that runs behind every page, without any part of entry-islands.ts or entry-team.tsx: the loader in the head imports it when the page has loaded and is idle (web/publish/prerender/loader.js).
 */
import { hasWaitingForms } from "./forms/outbox/outbox-database.ts";
import { unfinishedForm } from "./forms/unfinished-form.ts";
import { mayFetchAhead } from "./pwa/saves-data.ts";
import { startPwa } from "./pwa/start-pwa.ts";
import { fetchHeadingFont } from "./ui/fonts/heading-font.ts";

/** Opens the outbox where something lies in it: a form that was not sent from an earlier page. */
async function openOutbox(): Promise<void> {
  if (!(await hasWaitingForms())) return;
  const { openOutbox: open } = await import("./forms/outbox/page-outbox.ts");
  await open();
}

// Storage refused: then nothing was kept. A script that is out of reach: the next page asks again.
openOutbox().catch(() => undefined);
// Out of reach: the headings stand in the system's font.
if (mayFetchAhead()) fetchHeadingFont().catch(() => undefined);
// Vite's dev server has no service worker.
if (import.meta.env.PROD) startPwa(unfinishedForm);
