import { describe, expect, test } from "vitest";
import {
  realCustomers,
  startsWithoutCustomers,
  withoutCustomerClaims,
} from "#web/publish/content/start-without-customers.ts";

describe("customers", () => {
  const invented = { id: "invented", sample: true, publish: true };
  const offSite = { id: "off", sample: false, publish: false };
  const real = (id: string) => ({ id, sample: false, publish: true });
  const shown = (items: (typeof invented)[]) =>
    realCustomers(items).flatMap(({ id, publish }) => (publish ? [id] : []));

  test("two real ones stay off the site, as does what is invented", () => {
    expect(shown([invented, real("one"), real("two"), offSite])).toEqual([]);
  });

  test("three real ones are shown, and what is invented is not", () => {
    const three = ["one", "two", "three"];
    expect(shown([invented, ...three.map(real), offSite])).toEqual(three);
  });
});

test("unproven claims that rest on customers aren't published", () => {
  const rating = { value: "5.0", customers: "yes" };
  const claims = {
    rating,
    reviews: { ...rating, proven: "Our page of reviews" },
    uptime: { value: "99.9%" },
    broken: "5.0",
  };
  expect(withoutCustomerClaims(claims)).toEqual({
    ...claims,
    rating: { ...rating, publish: "no" },
  });
});

test("what isn't a list of claims is left to the schema", () => {
  expect(withoutCustomerClaims("claims")).toBe("claims");
});

test.each([
  [{ startWithoutCustomers: "yes" }, true],
  [{ startWithoutCustomers: "no" }, false],
  [{ startWithoutCustomers: "perhaps" }, false],
  [{}, false],
  [undefined, false],
])("site.yaml with %j starts without customers: %s", (siteFile, expected) => {
  expect(startsWithoutCustomers(siteFile)).toBe(expected);
});
