import { expect, test } from "vitest";
import { inlineLoader, pageDocument } from "#web/publish/prerender/page-document.ts";
import { splitHead } from "#web/src/ui/head/split-head.ts";

const parts = {
  head: "<title>T</title>",
  body: "<p>Hello</p>",
  styles: '<link rel="stylesheet" href="/assets/site-1.css">',
  icons: '<symbol id="star"><path d="M1 1"/></symbol><symbol id="stars"><path d="M2 2"/></symbol>',
  background: "/assets/background.js",
  recovery: "/assets/start.js",
  isMissing: false,
  loader: "run()",
  structuredData: undefined,
};

test("cuts the head's elements only from the front", () => {
  expect(
    splitHead('<title>A &amp; B</title><meta name="x"/><link rel="y"/><div><link rel="z"/></div>'),
  ).toEqual({
    head: '<title>A &amp; B</title><meta name="x"/><link rel="y"/>',
    body: '<div><link rel="z"/></div>',
  });
  expect(splitHead("<p>Hello</p>")).toEqual({ head: "", body: "<p>Hello</p>" });
});

test("minifies the loader without changing what it does", () => {
  const loader = "// why\n((script) => {\n  // because\n  script.src = 'https://x';\n})(a);\n";
  expect(inlineLoader(loader)).toBe("(e=>{e.src=`https://x`})(a);");
  expect(() => inlineLoader("(() => {")).toThrow("the loader can't be read");
});

test("puts the parts of a document where they belong", () => {
  const html = pageDocument(parts);
  expect(html).toMatch(/^<!doctype html><html lang="en"><head><meta charset="utf-8">/);
  expect(html).toContain('<title>T</title><link rel="stylesheet" href="/assets/site-1.css">');
  expect(html).toContain('<div id="root"><p>Hello</p></div>');
  expect(html).toContain(
    '<script data-background="/assets/background.js" data-recovery="/assets/start.js">run();</script>',
  );
  expect(pageDocument({ ...parts, isMissing: true })).toContain(" data-missing>run();");
  expect(html).not.toContain("ld+json");
});

test("includes only the icons that a page uses, each once", () => {
  const star = '<svg><use href="#icon-star"></use></svg>';
  const html = pageDocument({ ...parts, body: star + star });
  expect(html).toContain(
    `${star}${star}</div><div hidden><svg><symbol id="icon-star"><path d="M1 1"/></symbol></svg></div></body>`,
  );
  expect(pageDocument(parts)).not.toContain("<symbol");
  const unknown = () => pageDocument({ ...parts, body: '<use href="#icon-moon"></use>' });
  expect(unknown).toThrow('the icon "moon" is not in web/src/ui/icons.svg');
});

test("no text in structured data can end its script", () => {
  const html = pageDocument({
    ...parts,
    structuredData: {
      "@context": "https://schema.org",
      "@graph": [{ "@type": "Thing", name: "</script><script>alert(1)</script>" }],
    },
  });
  expect(html).not.toContain("</script><script>alert");
  const [, json = ""] = /ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(json)["@graph"][0].name).toBe("</script><script>alert(1)</script>");
});
