import { describe, expect, test } from "vitest";
import { fileOf } from "#web/publish/built-site.ts";
import { siteAddresses } from "#web/publish/checks/site-addresses.ts";
import { readContent } from "#web/publish/content/read-content.ts";
import { attributeOf, type HtmlDocument } from "./html-document.ts";
import { builtFiles, builtRoutes } from "./site-build.ts";

const documents = new Map(builtRoutes.map(({ route, document }) => [route, document]));
/** Addresses that a script handles instead of the browser. */
const scripted = siteAddresses({ pages: [{ path: "/offline", sections: [] }], posts: [] });

function anchorsOf(route: string, document: HtmlDocument): Set<string> {
  return new Set([...document.values("id"), ...(scripted.get(route) ?? [])]);
}

/** Returns the links on a page that lead nowhere, each once. */
function deadLinks(route: string, document: HtmlDocument): string[] {
  const links = new Set(document.values("href", "a"));
  return [...links].filter((link) => {
    if (!link.startsWith("/") && !link.startsWith("#")) return false;
    const { pathname, hash } = new URL(link, `https://site.example${route}`);
    const target = documents.get(pathname);
    if (!target) return !builtFiles.has(fileOf(pathname));
    const anchor = decodeURIComponent(hash.slice(1));
    return anchor !== "" && !anchorsOf(pathname, target).has(anchor);
  });
}

/** Returns files that a page uses but the build doesn't have. */
function missingFiles(document: HtmlDocument): string[] {
  const addresses = [
    ...document.values("src"),
    ...document
      .values("srcset")
      .flatMap((set) => set.split(",").map((part) => part.trim().split(" ")[0] ?? "")),
    ...document.values("href", "link").filter((href) => href.startsWith("/")),
    ...document.values("data-scripts").flatMap((scripts) => scripts.split(" ")),
    ...document.values("data-background", "script"),
    ...document.values("data-recovery", "script"),
  ];
  return [...new Set(addresses)].filter((address) => !builtFiles.has(address.slice(1)));
}

describe.each(builtRoutes)("$route", ({ route, document }) => {
  test("links only to pages and anchors that exist", () => {
    expect(deadLinks(route, document)).toEqual([]);
  });

  test("uses only files that exist", () => {
    expect(missingFiles(document)).toEqual([]);
  });

  test("includes every icon that it uses", () => {
    const symbols = document.values("id", "symbol").map((id) => `#${id}`);
    const missing = document.values("href", "use").filter((icon) => !symbols.includes(icon));
    expect(missing).toEqual([]);
  });

  test("opens other sites in a new tab that cannot reach back", () => {
    const broken = document
      .all("a")
      .filter((link) => /^https?:/.test(attributeOf(link, "href") ?? ""))
      .filter(
        (link) =>
          !attributeOf(link, "href")?.startsWith("https:") ||
          attributeOf(link, "target") !== "_blank" ||
          !attributeOf(link, "rel")?.includes("noopener"),
      );
    expect(broken.map((link) => attributeOf(link, "href"))).toEqual([]);
  });
});

test("marks each link to the calendar, so that it's counted", () => {
  const href = readContent().site.schedulingUrl;
  const links = [...documents.values()].flatMap((document) => document.all("a", { href }));
  expect(links).not.toEqual([]);
  expect(links.filter((link) => attributeOf(link, "data-calendar") === undefined)).toEqual([]);
});
