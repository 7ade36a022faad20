import { expect, test } from "vitest";
import type { PriceLine } from "#contract/price-line";
import { formatDollars, priceLinesIn, priceLinesText } from "#contract/price-sums";

test("writes dollars without cents", () => {
  const written = [0, 10, 999, 1200, 2997].map(formatDollars);
  expect(written.join(" ")).toBe("$0 $10 $999 $1,200 $2,997");
});

const nothing = { amount: 0, isFrom: false };
const pages: PriceLine = {
  text: "7 pages: $1,600 once",
  once: { amount: 1600, isFrom: false },
  yearly: nothing,
};
const plan: PriceLine = {
  text: "Growth plan: $1,200 a year",
  once: nothing,
  yearly: { amount: 1200, isFrom: false },
};

const words = { day: "11/28/2026", together: "Together" };

test("finds the lines that a message has word for word", () => {
  const text = priceLinesText([plan], words);
  const changed = "- 7 pages: $16 once\n7 pages: $1,600 once";
  const facts = { ...words, lines: [pages, plan] };
  expect(priceLinesIn(`Hi!\n${changed}\n${text}\nThanks`, facts)).toEqual([plan]);
});

test("finds none when one of the message's lines has another price now", () => {
  const text = priceLinesText([pages, plan], words);
  const raised = { ...pages, text: "7 pages: $1,700 once" };
  expect(priceLinesIn(text, { ...words, lines: [raised, plan] })).toEqual([]);
});
