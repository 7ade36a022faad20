import { expect, test } from "vitest";
import { formatDollars, type PriceLine, priceLinesIn, priceLinesText } from "#contract/price-sums";

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

test("finds the lines that a message has word for word", () => {
  const text = priceLinesText([plan], { day: "11/28/2026", together: "Together" });
  const changed = "- 7 pages: $16 once\n7 pages: $1,600 once";
  expect(priceLinesIn(`Hi!\n${changed}\n${text}\nThanks`, [pages, plan])).toEqual([plan]);
});
