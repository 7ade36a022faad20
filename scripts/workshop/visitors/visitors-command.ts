import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "playwright";
import { ContactForm, newVisitor } from "../../../e2e/fixtures/contact-form.ts";
import { freshAddress } from "../../../tests/functions/call-function.ts";
import { readCommandLine, wholeNumber } from "../../command-line.ts";
import { openChromium } from "../../content/open-chromium.ts";
import { PlainFailure } from "../../plain-failure.ts";
import { step } from "../../progress.ts";
import { functionProcesses } from "../../run/stack/started-processes.ts";
import { runningDemos } from "../../running-demos.ts";
import { siteMapRoutes } from "../web-dist.ts";

const help = `npm run bench -- visitors [options]

Lets several browsers walk all pages of the running \`npm start\` again and again, each time as somebody new who sends
the contact form. Prints how many forms were answered, how many processes of functions there are, and how busy the
machine is a minute later.

  --browsers=<n>   at once (6)
  --minutes=<n>    how long (10)
  --help           show this`;

interface Tally {
  pages: number;
  sent: number;
  answered: number;
}

/** Acts as one visitor, who reads every page, then sends the contact form. */
async function visit(page: Page, origin: string, paths: readonly string[], tally: Tally) {
  for (const path of paths) {
    await page.goto(`${origin}${path}`);
    tally.pages += 1;
  }
  const form = new ContactForm(page);
  await page.goto(`${origin}/contact`);
  await form.awake();
  await form.fill(newVisitor());
  tally.sent += 1;
  await form.sendButton.click();
  await form.sentHeading.waitFor({ timeout: 60_000 });
  tally.answered += 1;
}

async function walk(origin: string, paths: readonly string[], until: number, tally: Tally) {
  await using browser = await openChromium();
  while (Date.now() < until) {
    const address = freshAddress();
    await using context = await browser.newContext({
      extraHTTPHeaders: { "x-forwarded-for": `${address}, ${address}` },
    });
    await visit(await context.newPage(), origin, paths, tally).catch((error: unknown) => {
      console.error(String(error));
    });
  }
}

/** `npm run bench -- visitors`. */
export async function main(args: string[]): Promise<number> {
  const line = readCommandLine(args, help, {
    browsers: wholeNumber(1, 20).default(6),
    minutes: wholeNumber(1, 60).default(10),
  });
  if (!line) return 0;
  const [demo] = runningDemos();
  if (!demo) throw new PlainFailure("There is no site: run `npm start` in another window first.");
  const origin = `http://localhost:${demo.ports.site}`;
  const paths = siteMapRoutes();
  const { browsers, minutes } = line.values;
  const until = Date.now() + minutes * 60_000;
  const tally: Tally = { pages: 0, sent: 0, answered: 0 };
  await step(`${browsers} browsers, ${minutes} minutes, ${paths.length} pages`, () =>
    Promise.all(Array.from({ length: browsers }, () => walk(origin, paths, until, tally))),
  );
  const processes = functionProcesses();
  const [former = 0] = loadavg();
  await step("A minute of rest", () => pause(60_000));
  const [current = 0] = loadavg();
  // The system's average of a minute falls off exponentially, so the time before that minute still weighs 1/e.
  const load = (current - former / Math.E) / (1 - 1 / Math.E);
  console.log(`
  pages read          ${tally.pages}
  forms sent          ${tally.sent}
  forms answered      ${tally.answered}
  function processes  ${processes}
  load                ${load.toFixed(1)} in that minute`);
  return tally.answered === tally.sent ? 0 : 1;
}
