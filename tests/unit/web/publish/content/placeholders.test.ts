import { beforeEach, describe, expect, test } from "vitest";
import { fillPlaceholders, type PlaceholderValues } from "#web/publish/content/placeholders.ts";

const values = {
  site: { name: "Agency", phone: { number: "+18565550142" }, serviceRadiusMiles: 25 },
  claims: { reviews: 47 },
  prices: { start: 1200, ticket: 10 },
};
const messages: string[] = [];
const fill = (value: unknown, known: PlaceholderValues = values) =>
  fillPlaceholders(value, known, (field, message) => messages.push(`${field}: ${message}`));

beforeEach(() => messages.splice(0));

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
    ["A time stays whole: 9:47 PM", "A time stays whole: 9:47\u00a0PM"],
  ])("%s", (text, filled) => {
    expect(fill(text)).toBe(filled);
  });

  test("fills texts anywhere and keeps other values", () => {
    const others = { c: 3, d: null, e: true };
    const filled = fill({ a: [{ b: "{{prices.ticket}}" }], ...others });
    expect(filled).toEqual({ a: [{ b: "$10" }], ...others });
  });
});

test("a price by itself gets its amount as a number", () => {
  expect(fill({ plans: [{ price: { key: "start", per: "/month" } }] })).toEqual({
    plans: [{ price: { key: "start", amount: 1200, per: "/month" } }],
  });
});

describe("unknown names", () => {
  test("reports a price without an entry, with its field", () => {
    fill({ plans: [{ price: { key: "stat" } }] });
    expect(messages).toEqual([
      "plans.0.price.key: “stat” is not among the entries of prices.yaml. Did you mean “start”?",
    ]);
  });

  test("reports each with its field", () => {
    fill({ title: "{{site.nmae}}", sections: [{ text: "fine" }, { text: "{{prices.x}}" }] });
    expect(messages).toEqual([
      "title: {{site.nmae}} is not known: there is no such name in site.yaml. Did you mean {{site.name}}?",
      "sections.1.text: {{prices.x}} is not known: there is no such name in the entries of prices.yaml. Change the words that use it, or write it there again.",
    ]);
  });

  test.each([
    ...["{{site.phone}}", "{{site}}", "{{}}", "{{site.constructor.name}}", "{{site.name.length}}"],
  ])("%s names no text", (text) => {
    expect(fill(text)).toBe(text);
    expect(messages).toHaveLength(1);
  });
});

test("reports nothing else about a file that can't be read", () => {
  const { claims, ...rest } = values;
  expect(fill("{{claims.reviews}} in {{site.name}}", rest)).toBe("\uFFFC in Agency");
  expect(messages).toEqual([]);
});
