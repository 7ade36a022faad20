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

  test("are shown from three real ones on, but never invented ones", () => {
    expect(shown([invented, real("one"), real("two"), offSite])).toEqual([]);
    const three = ["one", "two", "three"];
    expect(shown([invented, ...three.map(real), offSite])).toEqual(three);
  });
});

test("doesn't publish unproven claims that rest on customers", () => {
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
  // The schema reports anything but a list of claims.
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
