import { expect, test } from "vitest";
import { copyrightYears } from "#web/src/site/layout/copyright-years.ts";

/** The unit configuration builds in 2026. */
test("runs from the first year to the year of the build", () => {
  expect(copyrightYears).toBe("2025–2026");
});
