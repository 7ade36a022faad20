import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { z } from "zod";
import { teamScripts } from "../../web/build/budgets/first-load.ts";
import { sitePages } from "../../web/build/content/post-pages.ts";
import { readContent } from "../../web/build/content/read-content.ts";
import { precacheFiles, servedAddress } from "../../web/build/pwa/precache-files.ts";
import { precachePolicy } from "../../web/build/pwa/precache-policy.ts";
import { sitePrecache } from "../../web/build/pwa/site-precache.ts";
import { teamPages } from "../../web/src/team/team-pages.ts";

const outFolder = fileURLToPath(new URL("../../web/dist", import.meta.url));
const read = (file: string) => readFileSync(`${outFolder}/${file}`);
const content = readContent();

const worker = read("sw.js").toString();
const all = z
  .array(
    z.object({
      url: z.string(),
      revision: z.string().nullable(),
      team: z.literal(true).optional(),
    }),
  )
  .parse(JSON.parse(/\[\{"revision":.+?\}\]/.exec(worker)?.[0] ?? "null"));
/** What every device fetches ahead. */
const urls = all.filter(({ team }) => !team).map(({ url }) => url);
/** What a member's device keeps besides. */
const teamUrls = all.filter(({ team }) => team).map(({ url }) => url);

/** `/contact` -> `contact.html`, `/assets/x.js` -> `assets/x.js`. */
function fileOf(url: string): string {
  if (url === "/") return "index.html";
  return /\.\w+$/.test(url) ? url.slice(1) : `${url.slice(1)}.html`;
}

test("every entry is a file of the build as it was finished", () => {
  for (const { url, revision } of all) {
    const content = read(fileOf(url));
    if (revision === null) expect(url).toMatch(/^\/assets\/.+-[\w-]{8}\.\w+$/);
    else expect(createHash("md5").update(content).digest("hex"), url).toBe(revision);
  }
});

test("no entry is there twice", () => {
  expect(new Set([...urls, ...teamUrls]).size).toBe(all.length);
});

test("the pages of the policy come with all that they name", async () => {
  const wanted = await sitePrecache(outFolder, content);
  expect(new Set(urls)).toEqual(wanted);
  expect(urls).toEqual(expect.arrayContaining(["/", "/contact", "/offline"]));
  for (const page of ["index.html", "contact.html", "offline.html"]) {
    const html = read(page).toString();
    const pictures = [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, src]) => src);
    const scripts = [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([src]) => src);
    const styles = [...html.matchAll(/\/assets\/[\w.-]+\.css/g)].map(([src]) => src);
    expect(scripts.length, page).toBeGreaterThan(3);
    expect(styles.length, page).toBeGreaterThan(0);
    expect(urls, page).toEqual(expect.arrayContaining([...pictures, ...scripts, ...styles]));
  }
});

test("what the scripts load later is there: the forms, the outbox, the notices", () => {
  const names = urls.map((url) => /\/assets\/(.+)-[\w-]{8}\.js$/.exec(url)?.[1]);
  expect(names).toEqual(
    expect.arrayContaining([
      "contact-form",
      "short-form",
      "toast-region",
      "carousel",
      "update-notice",
      "unsent-notice",
      "home",
    ]),
  );
});

test("what is not wanted on every phone is left out", () => {
  expect(
    urls.filter((url) => /-1280-|\/about$|\/about-|social|screenshot|apple-touch|\.xml$/.test(url)),
  ).toEqual([]);
  expect(urls).not.toContain("/sw.js");
});

test("a member's device keeps every shell of the team area, with all scripts that it may need", () => {
  expect(teamUrls).toEqual(expect.arrayContaining(teamPages.map(({ path }) => path)));
  const kept = new Set([...urls, ...teamUrls]);
  const rare = /\/common-passwords-/;
  const missing = teamScripts("web/dist")
    .map((file) => `/${file}`)
    .filter((address) => !rare.test(address) && !kept.has(address));
  expect(missing).toEqual([]);
  expect([...kept].filter((url) => rare.test(url))).toEqual([]);
});

test("a page that does not exist stops the build with a sentence", async () => {
  const policy = { ...precachePolicy, pages: ["home", "contcat"] };
  await expect(precacheFiles({ outFolder, pages: content.pages, policy })).rejects.toThrow(
    /precache-policy\.ts.*"contcat"/,
  );
});

test("a file that the worker would refuse stops the build with a sentence", async () => {
  const policy = { ...precachePolicy, pages: ["blog"], neverFiles: [] };
  await expect(precacheFiles({ outFolder, pages: sitePages(content), policy })).rejects.toThrow(
    /feed\.xml.*fitting-type\.ts/,
  );
});

test("a file is named by the address that Hosting serves it at", () => {
  expect(servedAddress("index.html")).toBe("/");
  expect(servedAddress("about.html")).toBe("/about");
  expect(servedAddress("blog/speed.html")).toBe("/blog/speed");
  expect(servedAddress("assets/x.js")).toBe("/assets/x.js");
});
