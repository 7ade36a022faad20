import { describe, expect, test } from "vitest";
import { firstLoads, teamScripts } from "#web/publish/budgets/first-load.ts";
import { precacheList } from "#web/publish/budgets/precache-list.ts";
import { readBuildManifest, withImports } from "#web/publish/built-site.ts";
import { readContent } from "#web/publish/content/read-content.ts";
import { appCheckSources, parsePolicy } from "#web/publish/hosting/content-security-policy.ts";
import { readFirebaseConfig } from "#web/publish/hosting/firebase-config.ts";
import { siteFolder } from "#web/publish/output-folders.ts";
import { dashboardPage, signInPage, teamPages } from "#web/src/team/team-pages.ts";
import { textOf } from "./html-document.ts";
import { builtFiles, builtRoute, builtText, teamShells } from "./site-build.ts";

const { site } = readContent();

test("has a shell for each page of the team area", () => {
  expect(teamShells.map(({ route }) => route).sort()).toEqual(
    teamPages.map(({ path }) => path).sort(),
  );
});

describe.each(teamShells)("the shell of $route", ({ route, document }) => {
  const page = teamPages.find(({ path }) => path === route);

  test("is HTML that needs no repair, with one main and one h1", () => {
    expect(document.repairs).toEqual([]);
    expect(document.all("main")).toHaveLength(1);
    expect(document.all("h1").map(textOf)).toEqual([page?.title]);
  });

  test("says Loading... before any script, or can be filled in", () => {
    const isSignIn = page === signInPage;
    expect(document.mainText.includes("Loading...")).toBe(!isSignIn);
    expect(document.values("name", "input")).toEqual(isSignIn ? ["email", "password"] : []);
  });

  test("names itself, and stays out of search engines", () => {
    expect(document.all("title").map(textOf)).toEqual([`${page?.title} | ${site.shortName}`]);
    expect(document.values("content", "meta", { name: "description" })).toEqual([
      page?.description,
    ]);
    expect(document.values("href", "link", { rel: "canonical" })).toEqual([
      `${site.origin}${route}`,
    ]);
    expect(document.values("content", "meta", { name: "robots" })).toEqual(["noindex,nofollow"]);
    expect(document.values("content", "meta", { property: "og:url" })).toEqual([
      `${site.origin}${route}`,
    ]);
  });

  test("links to the manifest and icon of the team's app, not the site's", () => {
    expect(document.values("href", "link", { rel: "manifest" })).toEqual(["/team.webmanifest"]);
    expect(document.values("href", "link", { rel: "apple-touch-icon" })).toEqual([
      "/icons/team-apple-touch-icon.png",
    ]);
  });

  test("starts its script as a separate file and uses only existing files", () => {
    const scripts = document.all("script");
    // A plain script runs before the page is drawn, and can hold what is pressed.
    const isSignIn = page === signInPage;
    expect(scripts.map(textOf)).toEqual(isSignIn ? [""] : ["", ""]);
    expect(document.values("type", "script")).toEqual(isSignIn ? [] : ["module"]);
    expect(document.all("link", { rel: "modulepreload" }).length > 0).toBe(!isSignIn);
    const later = ["data-touched", "data-scripts", "data-background"].flatMap((name) =>
      document.values(name).flatMap((files) => files.split(" ")),
    );
    expect(later.length > 0).toBe(isSignIn);
    const files = [...later, ...document.values("src"), ...document.values("href", "link")]
      .filter((address) => address.startsWith("/"))
      .map((address) => address.slice(1));
    expect(files.filter((file) => !builtFiles.has(file))).toEqual([]);
    expect(document.all("style")).toEqual([]);
  });
});

test.each([
  ["waits on the sign-in page", signInPage],
  ["draws a page as it was seen last", dashboardPage],
])("makes what %s a plain script without imports or exports", (_, { path }) => {
  const plain = builtRoute(path).document.values("src", "script").at(-1) ?? "none";
  const text = builtText(plain.slice(1));
  expect(text).not.toMatch(/\bexport\b|\bimport\s*[{"'*]|import\.meta/);
  expect(text).not.toMatch(/^(?:var|let|const|function)\b/m);
});

test("loads sign-in on a touch, and all that the app needs on a press", () => {
  const { document } = builtRoute(signInPage.path);
  const [touched = [], pressed = []] = ["data-touched", "data-scripts"].map((name) =>
    document.values(name).flatMap((files) => files.split(" ")),
  );
  expect(
    touched.filter((file) => builtText(file.slice(1)).includes("signInWithPassword")),
  ).toHaveLength(1);
  expect(pressed).toEqual(expect.arrayContaining(touched));
});

describe("the public pages", () => {
  /** Words that occur only in the code of the team area. */
  const marks = ["company_whitelist", "identitytoolkit", "WebChannel", "signInWithPassword"];
  const carries = (files: readonly string[]) =>
    files.filter((file) => marks.some((mark) => builtText(file).includes(mark)));

  test("know these marks from the team area's scripts", () => {
    const text = teamScripts(siteFolder).map(builtText).join();
    expect(marks.filter((mark) => !text.includes(mark))).toEqual([]);
  });

  test("load no part of the team area", () => {
    const scripts = new Set(firstLoads(siteFolder).flatMap((page) => page.scripts));
    expect(scripts.size).toBeGreaterThan(10);
    expect(carries([...scripts])).toEqual([]);
  });

  test("don't fetch any of it ahead with their service worker", () => {
    const entries = precacheList(builtText("sw.js")).filter(({ part }) => part !== "team");
    const files = entries.map(({ url }) => url.slice(1));
    expect(carries(files.filter((file) => file.endsWith(".js")))).toEqual([]);
    expect(files.filter((file) => teamPages.some(({ path }) => path.slice(1) === file))).toEqual(
      [],
    );
  });
});

test("loads no other app's entry, which would start in the wrong page", () => {
  const chunks = readBuildManifest(siteFolder);
  const fileOf = (entry: string) => chunks[entry]?.file ?? `no ${entry}`;
  const [site, team, pwa] = [
    "src/entry-islands.ts",
    "src/entry-team.tsx",
    "src/entry-background.ts",
  ].map(fileOf);
  const reached = (file = "") => withImports(chunks, [file], () => true);
  expect(reached(team), "the team area").toContain(pwa);
  expect(reached(team), "the team area").not.toContain(site);
  expect(reached(pwa), "the start of the worker").not.toContain(site);
  expect(reached(site), "the islands").not.toContain(team);
});

test("lets no two of the records' scripts wait for each other", () => {
  // In such a circle, one of them runs before the other has made what it uses.
  const chunks = readBuildManifest(siteFolder);
  const own = Object.values(chunks).filter(({ file }) =>
    /\/(stored|records|record-pages)-/.test(file),
  );
  expect(own.length).toBeGreaterThan(2);
  const inCircle = own.filter(({ file, imports }) => {
    const direct = imports.flatMap((key) => chunks[key]?.file ?? []);
    return withImports(chunks, direct).includes(file);
  });
  expect(inCircle.map(({ file }) => file)).toEqual([]);
});

test("lets only the team area reach Google's services", () => {
  const policies = readFirebaseConfig().hosting.headers.flatMap(({ source, headers }) =>
    headers
      .filter(({ key }) => key === "Content-Security-Policy")
      .map(({ value }) => ({ source, connect: parsePolicy(value).get("connect-src") })),
  );
  const paths = teamPages.map(({ path }) => path.slice(1)).join("|");
  expect(policies).toEqual([
    {
      source: "**",
      connect: ["'self'", ...(site.appCheckSiteKey ? appCheckSources["connect-src"] : [])],
    },
    {
      source: `/@(${paths})`,
      connect: [
        "'self'",
        "https://identitytoolkit.googleapis.com",
        "https://securetoken.googleapis.com",
        "https://firestore.googleapis.com",
      ],
    },
  ]);
});
