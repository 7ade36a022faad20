import { describe, expect, test } from "vitest";
import { ContentProblem } from "../../web/publish/content/content-problem.ts";
import { fillPlaceholders } from "../../web/publish/content/placeholders.ts";

const values = {
  site: { name: "Agency", phone: { number: "+18565550142" }, serviceRadiusMiles: 25 },
  claims: { reviews: 47 },
  prices: { start: 1200, ticket: 10 },
};
const fill = (value: unknown) => fillPlaceholders(value, values, "web/content/x.yaml");

describe("known names", () => {
  test.each([
    ["{{site.name}}", "Agency"],
    ["Call {{ site.phone.number }} or {{site.name}}", "Call +18565550142 or Agency"],
    ["from {{prices.start}}", "from $1,200"],
    [
      "{{claims.reviews}} reviews within {{site.serviceRadiusMiles}} miles",
      "47 reviews within 25 miles",
    ],
    ["no placeholder { } }}", "no placeholder { } }}"],
  ])("%s", (text, filled) => {
    expect(fill(text)).toBe(filled);
  });

  test("texts are filled wherever they stand, other values are kept", () => {
    expect(fill({ a: [{ b: "{{prices.ticket}}" }], c: 3, d: null, e: true })).toEqual({
      a: [{ b: "$10" }],
      c: 3,
      d: null,
      e: true,
    });
  });
});

test("a price by itself gets its amount as a number", () => {
  expect(fill({ plans: [{ price: { key: "start", per: "/month" } }] })).toEqual({
    plans: [{ price: { key: "start", amount: 1200, per: "/month" } }],
  });
});

describe("unknown names", () => {
  test("a price whose entry does not exist is told with its field", () => {
    expect(() => fill({ plans: [{ price: { key: "stat" } }] })).toThrow(
      'web/content/x.yaml: plans.0.price.key: "stat" is not among the entries of prices.yaml.',
    );
  });

  test("each is told with its field", () => {
    const broken = {
      title: "{{site.nmae}}",
      sections: [{ text: "fine" }, { text: "{{prices.x}}" }],
    };
    expect(() => fill(broken)).toThrow(
      new ContentProblem("web/content/x.yaml", [
        "title: {{site.nmae}} is not known. Use a key of site.yaml, claims.yaml or prices.yaml (entries).",
        "sections.1.text: {{prices.x}} is not known. Use a key of site.yaml, claims.yaml or prices.yaml (entries).",
      ]),
    );
  });

  test.each([
    "{{site.phone}}",
    "{{site}}",
    "{{}}",
    "{{site.constructor.name}}",
    "{{site.name.length}}",
  ])("%s names no text", (text) => {
    expect(() => fill(text)).toThrow(ContentProblem);
  });
});
