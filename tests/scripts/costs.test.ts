import { describe, expect, test } from "vitest";
import { estimate, perForm, perMonth } from "../../scripts/costs/estimate.ts";
import { prices } from "../../scripts/costs/prices.ts";

const footprint = { firstPage: 400_000, furtherPage: 100_000, app: 100_000, precache: 500_000 };
const behaviour = { pagesPerVisit: 3, newDevices: 0.5, forms: 0.01 };

describe("the cost of a month", () => {
  test("a quiet month is free and still runs the sweep", () => {
    const quiet = estimate(0, footprint, behaviour);
    expect(quiet).toMatchObject({ dollars: 0, egressGB: 0, calls: perMonth.calls, writes: 0 });
  });

  test("traffic is what new devices fetch", () => {
    // 1.2 MB for half of the visits.
    expect(estimate(1000, footprint, behaviour).egressGB).toBeCloseTo(0.6);
    expect(estimate(1000, footprint, { ...behaviour, pagesPerVisit: 1 }).egressGB).toBeCloseTo(
      0.45,
    );
  });

  test("only what is beyond the free amounts is paid", () => {
    const visits = 1_000_000;
    const forms = visits * behaviour.forms;
    const { dollars, egressGB, writes, reads } = estimate(visits, footprint, behaviour);
    expect(writes).toBe(forms * perForm.writes);
    expect(reads).toBe(perMonth.reads + forms * perForm.reads);
    expect(dollars).toBeCloseTo((egressGB - prices.freeEgressGB) * prices.egressPerGB);
  });
});
