import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { budgets } from "#web/publish/budgets/budgets.ts";
import { teamScripts } from "#web/publish/budgets/first-load.ts";
import { precacheList } from "#web/publish/budgets/precache-list.ts";
import { fileOf } from "#web/publish/built-site.ts";
import { sitePages } from "#web/publish/content/post-pages.ts";
import { readContent } from "#web/publish/content/read-content.ts";
import { siteFolder } from "#web/publish/output-folders.ts";
import { precacheFiles } from "#web/publish/pwa/precache-files.ts";
import { precacheParts } from "#web/publish/pwa/precache-parts.ts";
import { essentialPolicy } from "#web/publish/pwa/precache-policy.ts";
import { teamPages } from "#web/src/team/team-pages.ts";
import { builtRoute } from "./site-build.ts";

const read = (file: string) => readFileSync(join(siteFolder, file));
const content = readContent();

const all = precacheList(read("sw.js").toString());
const urlsOf = (wantedPart: "background" | "team" | undefined) =>
  all.filter(({ part }) => part === wantedPart).map(({ url }) => url);
/** The files that every device precaches first. */
const essential = urlsOf(undefined);
/** The files that follow on public pages. */
const background = urlsOf("background");
/** What a member's device keeps, with the background part or without. */
const team = urlsOf("team");

/** Returns the pictures, scripts and styles that the HTML at a path names, except the large portfolio pictures. */
function partsOf(path: string): string[] {
  const { html } = builtRoute(path);
  const pictures = [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, src = ""]) => src);
  const others = [...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([src]) => src);
  expect(others.length, path).toBeGreaterThan(1);
  return [...pictures.filter((src) => !src.includes("-1280-")), ...others];
}

test("lists only files of the finished build", () => {
  for (const { url, revision, part, integrity } of all) {
    const file = read(fileOf(url));
    if (revision === null) expect(url).toMatch(/^\/assets\/.+-[\w-]{8}\.\w+$/);
    else expect(createHash("md5").update(file).digest("hex"), url).toBe(revision);
    const hash = `sha256-${createHash("sha256").update(file).digest("base64")}`;
    expect(integrity, url).toBe(part && revision !== null ? hash : undefined);
  }
});

test("lists each entry once", () => {
  // Files that the background part and the team area share belong to the essential part.
  const urls = all.map(({ url }) => url);
  expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
});

test("lists the policy's parts in its order", async () => {
  expect(await precacheParts(siteFolder, content)).toEqual({ essential, background, team });
});

test("lists the pages the worker needs first, without waiting pictures", () => {
  expect(essential.filter((url) => !url.includes(".")).sort()).toEqual([
    "/",
    "/contact",
    "/offline",
  ]);
  for (const path of ["/", "/contact", "/offline"]) {
    const parts = partsOf(path).filter((part) => !/-(?:640|wide)-/.test(part));
    expect(essential, path).toEqual(expect.arrayContaining(parts));
  }
});

test("lists every other public page after its parts", () => {
  const order = [...essential, ...background];
  const paths = sitePages(content)
    .filter(({ name }) => name !== "not-found")
    .map(({ path }) => path);
  expect(order.filter((url) => !url.includes("."))).toHaveLength(paths.length);
  for (const path of paths) {
    const position = order.indexOf(path);
    expect(position, path).toBeGreaterThan(-1);
    if (essential.includes(path)) continue;
    const late = partsOf(path).filter((part) => !order.slice(0, position).includes(part));
    expect(late, path).toEqual([]);
  }
});

test("lists every post's script", () => {
  const names = [...essential, ...background].map(
    (url) => /\/assets\/(.+)-[\w-]{8}\.\w+$/.exec(url)?.[1],
  );
  expect(names).toEqual(expect.arrayContaining(content.posts.map(({ slug }) => slug)));
});

test("lists at once what scripts load later", () => {
  // These are the forms, the outbox and the notices.
  const names = essential.map((url) => /\/assets\/(.+)-[\w-]{8}\.js$/.exec(url)?.[1]);
  expect(names).toEqual(
    expect.arrayContaining([
      "contact-form",
      "short-form",
      "toast-region",
      "carousel",
      "update-notice",
      "unsent-notice",
    ]),
  );
});

test("lists icons at once that are drawn later", () => {
  expect(essential.filter((url) => /\/icons-[\w-]{8}\.svg$/.test(url))).toHaveLength(1);
});

test("leaves out what not every phone needs", () => {
  const unwanted = /-1280-|social|screenshot|apple-touch|\.xml$|^\/sw\.js$/;
  expect([...essential, ...background].filter((url) => unwanted.test(url))).toEqual([]);
});

test("stays within what a phone may be sent unasked", () => {
  expect(budgets.precache).toBeLessThanOrEqual(1_500_000);
});

test("keeps every team shell and its scripts on a member's device", () => {
  expect(team).toEqual(expect.arrayContaining(teamPages.map(({ path }) => path)));
  const cached = new Set([...essential, ...team]);
  const rare = /\/common-passwords-/;
  const missing = teamScripts(siteFolder)
    .map((file) => `/${file}`)
    .filter((address) => !rare.test(address) && !cached.has(address));
  expect(missing).toEqual([]);
  expect([...cached].filter((url) => rare.test(url))).toEqual([]);
});

test("stops the build with a sentence about a page that doesn't exist", async () => {
  const policy = { ...essentialPolicy, pages: ["home", "contcat"] };
  await expect(
    precacheFiles({ outFolder: siteFolder, pages: content.pages, policy }),
  ).rejects.toThrow(/precache-policy\.ts.*"contcat"/);
});

test("stops the build with a sentence about a file the worker refuses", async () => {
  const policy = { ...essentialPolicy, pages: ["blog"], neverFiles: [] };
  await expect(
    precacheFiles({ outFolder: siteFolder, pages: sitePages(content), policy }),
  ).rejects.toThrow(/feed\.xml.*expected-type\.ts/);
});
