import { describe, expect, test } from "vitest";
import { priceOrWords } from "#web/src/site/content/price-schema.ts";
import { formatPrice } from "#web/src/site/sections/format-price.ts";

const amount = { key: "start", amount: 1500 };

test.each([
  [amount, "$1,500"],
  [{ ...amount, per: "/month" }, "$1,500/month"],
  [{ ...amount, per: "a year" }, "$1,500 a year"],
  [{ ...amount, from: true, per: "a month" }, "from $1,500 a month"],
  [{ ...amount, label: "Setup", from: true }, "Setup from $1,500"],
  [{ ...amount, label: "Valued at" }, "Valued at $1,500"],
  [{ ...amount, orMore: true, per: "per project" }, "$1,500+ per project"],
] as const)("%j is written %s", (price, text) => {
  expect(formatPrice(price)).toBe(text);
});

describe("in place of a price", () => {
  test.each(["on request", "$1,200 once, $600 a year"])("%s is allowed", (words) => {
    expect(priceOrWords.parse(words)).toBe(words);
  });

  test.each(["from $1,200", { ...amount, per: "a week" }])("%j is not allowed", (words) => {
    expect(priceOrWords.safeParse(words).error?.issues[0]?.message).toContain(
      "write a price as { key: package_5_pages }",
    );
  });
});
