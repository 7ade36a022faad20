import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright";
import { z } from "zod";
import { guardedPages, signInPage } from "../../../web/src/team/team-pages.ts";
import { demoAccounts } from "../../admin/seed/demo-accounts.ts";
import { flag, readCommandLine } from "../../command-line.ts";
import { openChromium } from "../../content/open-chromium.ts";
import { PlainFailure } from "../../plain-failure.ts";
import { step } from "../../progress.ts";
import { cacheFolder } from "../../repository.ts";
import { runningDemos } from "../../running-demos.ts";
import { signIn } from "../phone.ts";
import { contactSheet, type Shot } from "./contact-sheet.ts";
import { type ShotVariant, takeShot } from "./take-shot.ts";

const help = `npm run draw -- shots [options]

Takes pictures of a page of every kind, 360, 768 and 1280 px wide, light and dark, and puts them on one contact sheet
to look at: .cache/shots/index.html. Wants a running \`npm start\`.

  --all             also landscape, text of 200 %, forced colors and print
  --only=/,/about   these pages only, of whatever kind
  --help            show this`;

/** A public page of every kind. */
const publicPaths = [
  "/",
  "/about",
  "/contact",
  "/fundraiser",
  "/results",
  "/web-design",
  "/web-design-pricing",
  "/web-design-voorhees",
  "/web-design-cherry-hill",
  "/ai-automation",
  "/ai-automation-pricing",
  "/growth-services",
  "/blog",
  "/blog/word-of-mouth-marketing-south-jersey",
  "/privacy",
  "/newsletter",
  "/review",
  "/no-such-page",
  "/offline",
  signInPage.path,
];
const guardedPaths = guardedPages.map(({ path }) => path);

const onPhone = { width: 360, height: 740 };

/** The looks for every change. */
const mainVariants: readonly ShotVariant[] = [
  onPhone,
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
].flatMap((viewport) =>
  (["light", "dark"] as const).map((colorScheme) => ({
    name: `${viewport.width} ${colorScheme}`,
    options: { viewport, colorScheme },
  })),
);

/** The looks that `--all` adds, because some visitors need them. */
const rareVariants: readonly ShotVariant[] = [
  { name: "844 landscape", options: { viewport: { width: 844, height: 390 } } },
  {
    name: "360 text 200 %",
    options: { viewport: onPhone },
    style: ":root { font-size: 200% !important; }",
  },
  { name: "360 forced colors", options: { viewport: onPhone, forcedColors: "active" } },
  { name: "printed", options: { viewport: { width: 816, height: 1056 } }, isPrinted: true },
];

async function shotsWith(
  browser: Browser,
  variant: ShotVariant,
  { origin, paths, folder }: { origin: string; paths: readonly string[]; folder: string },
): Promise<Shot[]> {
  await using context = await browser.newContext({ ...variant.options, reducedMotion: "reduce" });
  const shots: Shot[] = [];
  const take = async (path: string) =>
    shots.push(await takeShot(context, { origin, path }, variant, folder));
  // The sign-in page comes first, because it is a different page for a signed-in member.
  for (const path of paths.filter((one) => !guardedPaths.includes(one))) await take(path);
  const guarded = paths.filter((path) => guardedPaths.includes(path));
  if (guarded.length > 0) {
    await using page = await context.newPage();
    await signIn(page, origin, demoAccounts[0]?.email ?? "");
  }
  for (const path of guarded) await take(path);
  return shots;
}

/** `npm run draw -- shots` */
export async function main(args: string[]): Promise<number> {
  const line = readCommandLine(args, help, {
    all: flag,
    only: z.string().optional(),
  });
  if (!line) return 0;
  const [demo] = runningDemos();
  if (!demo) throw new PlainFailure("Nothing to look at: run `npm start` in another window first.");
  const { all, only } = line.values;
  const folder = join(cacheFolder, "shots");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const paths = only?.split(",") ?? [...publicPaths, ...guardedPaths];
  const site = { origin: `http://localhost:${demo.ports.site}`, paths, folder };
  await using browser = await openChromium();
  const shots: Shot[] = [];
  for (const variant of all ? [...mainVariants, ...rareVariants] : mainVariants) {
    shots.push(...(await step(variant.name, () => shotsWith(browser, variant, site))));
  }
  const sheet = join(folder, "index.html");
  writeFileSync(sheet, contactSheet(shots));
  console.log(`\n${shots.length} pictures: ${sheet}`);
  return 0;
}
