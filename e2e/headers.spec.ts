import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { expect } from "playwright/test";
import { parsePolicy } from "#web/publish/hosting/content-security-policy.ts";
import { teamPages } from "#web/src/team/team-pages.ts";
import { unknownPath } from "./fixtures/built-pages.ts";
import { authHost, firestoreHost } from "./fixtures/environment.ts";
import { content } from "./fixtures/site-content.ts";
import { test } from "./fixtures/test.ts";

/** The commands that start the emulators let the team area reach them too (scripts/run/stack/emulators.ts). */
const emulators = [`http://${authHost}`, `http://${firestoreHost}`];

const publicPolicy = {
  "frame-src": [new URL(content.site.schedulingUrl).origin],
  "connect-src": ["'self'"],
  "trusted-types": ["post", "service-worker"],
};
const teamPolicy = {
  "script-src": ["'self'"],
  // These are sign-in, the renewal of its tokens, and Firestore.
  "connect-src": [
    "'self'",
    "https://identitytoolkit.googleapis.com",
    "https://securetoken.googleapis.com",
    "https://firestore.googleapis.com",
    ...emulators,
  ],
  "trusted-types": ["service-worker"],
};

/** Returns what Google's CSP Evaluator finds wrong with a policy. */
function weaknesses(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ directive, value, description }) => `${directive} ${value ?? ""}: ${description}`);
}

for (const [path, own] of [
  ...["/", "/contact", unknownPath, "/robots.txt"].map((path) => [path, publicPolicy] as const),
  ...teamPages.map(({ path }) => [path, teamPolicy] as const),
]) {
  test(`serves ${path} with the security headers`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers["permissions-policy"]).toContain("camera=()");
    const [, age = ""] = /max-age=(\d+)/.exec(headers["strict-transport-security"] ?? "") ?? [];
    expect(Number(age)).toBeGreaterThanOrEqual(31_536_000);
    const text = headers["content-security-policy"] ?? "";
    const policy = parsePolicy(text);
    const none = ["'none'"];
    expect(Object.fromEntries(policy)).toMatchObject({
      ...{ "default-src": none, "object-src": none, "base-uri": none, "frame-ancestors": none },
      ...{ "require-trusted-types-for": ["'script'"], ...own },
    });
    expect(policy.has("frame-src")).toBe("frame-src" in own);
    // tests/build/page-body.test.ts checks the pages' inline scripts and their hashes.
    for (const directive of ["script-src", "style-src"]) {
      const sources = policy.get(directive) ?? [];
      expect(sources, directive).toContain("'self'");
      for (const source of sources) expect(source).toMatch(/^'(self|sha256-[\w+/]{43}=)'$/);
    }
    expect(weaknesses(text.replace(` ${emulators.join(" ")}`, ""))).toEqual([]);
    expect(weaknesses(text.replace("script-src", "script-src https:")), "itself").not.toEqual([]);
  });
}

test("keeps the token in an email's link out of referrers", async ({ request }) => {
  for (const address of ["/newsletter?token=leave.x", "/review?token=a.b.1.c"]) {
    const response = await request.get(address);
    expect(response.headers(), address).toMatchObject({
      "referrer-policy": "strict-origin",
      "x-frame-options": "DENY",
    });
  }
});

test("caches hashed files for a year and never the team area's pages", async ({ request }) => {
  const cacheControl = async (path: string) => {
    const response = await request.get(path);
    expect(response.status(), path).toBe(path === unknownPath ? 404 : 200);
    return response.headers()["cache-control"];
  };
  const html = await (await request.get("/")).text();
  const assets = [...html.matchAll(/\/assets\/[\w.-]+\.\w+/g)].map(([path]) => path);
  expect(assets.length).toBeGreaterThan(5);
  for (const path of new Set(assets)) {
    expect(await cacheControl(path), path).toBe("public, max-age=31536000, immutable");
  }
  for (const path of ["/", "/contact", unknownPath, "/sw.js", "/manifest.webmanifest"]) {
    expect(await cacheControl(path), path).toBe("no-cache");
  }
  // With no-store, WebKit keeps none of these pages alive behind the next one, where it would hold the member's
  // database (docs/browsers.md).
  for (const path of ["/auth", "/dashboard", "/company-leads", "/client-tasks"]) {
    expect(await cacheControl(path), path).toBe("no-store");
  }
});

test("serves each kind of file with its content type", async ({ request }) => {
  const types = {
    "/": "text/html; charset=utf-8",
    "/sitemap.xml": "application/xml",
    "/robots.txt": "text/plain; charset=utf-8",
    "/manifest.webmanifest": "application/manifest+json",
    "/sw.js": /javascript/,
    "/favicon.svg": "image/svg+xml",
    "/feed.xml": "application/xml",
  };
  for (const [path, type] of Object.entries(types)) {
    expect((await request.get(path)).headers()["content-type"], path).toMatch(type);
  }
});

test("redirects file names and trailing slashes to the page's address", async ({ request }) => {
  const moved = {
    "/about.html": "/about",
    "/about/": "/about",
    "/index.html": "/",
    "/contact/": "/contact",
  };
  for (const [path, target] of Object.entries(moved)) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(301);
    expect(response.headers().location, path).toBe(target);
  }
});

test("answers 404, not a page as 200, for missing files and sources", async ({ request }) => {
  for (const path of [
    ...["/assets/index-00000000.js", "/no-such.css", "/api/no-such-call", "/__/x"],
    ...["/firebase.json", "/package.json", "/.git/HEAD", "/.env"],
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test("answers calls only with POST and only to our own pages", async ({ request }) => {
  const path = "/api/send-contact-email";
  const read = await request.get(path);
  expect(read.status()).toBeGreaterThanOrEqual(400);
  const preflight = await request.fetch(path, {
    method: "OPTIONS",
    headers: { Origin: "https://elsewhere.example", "Access-Control-Request-Method": "POST" },
  });
  expect(preflight.headers()["access-control-allow-origin"] ?? "none").toBe("none");
});
