import { describe, expect, it } from "vitest";
import { needsBuild, partNames, schedule, testParts } from "../../scripts/run/test/parts.ts";
import { chosenParts, main } from "../../scripts/run/test/run-tests.ts";

describe("chosenParts", () => {
  it("runs everything, the quick parts first", () => {
    expect(chosenParts()).toEqual([
      ...["lint", "unit", "secrets", "audit", "types", "content", "build", "built", "spec"],
      ...["bench", "owner", "rules", "commands", "functions", "fuzz", "faults", "e2e"],
    ]);
  });

  it("adds the build to the parts that need it and keeps the order", () => {
    expect(chosenParts("e2e,rules")).toEqual(["build", "rules", "e2e"]);
    expect(chosenParts("unit")).toEqual(["unit"]);
  });

  it("leaves out what is skipped, even where it is needed", () => {
    expect(chosenParts("e2e", "build")).toEqual(["e2e"]);
    expect(chosenParts(undefined, "e2e, functions")).not.toContain("functions");
  });

  it("refuses an unknown part and names the known ones", async () => {
    expect(() => chosenParts("e3e")).toThrow(/"e3e".*lint, unit/);
    expect(() => chosenParts("")).toThrow(/No part is left/);
    await expect(main(["e2e"])).rejects.toThrow(/--help/);
  });
});

describe("schedule", () => {
  it("lets no two lanes use the same emulators at the same time", () => {
    for (const lanes of schedule) {
      const used = lanes.flatMap((lane) => [
        ...new Set(lane.flatMap((name) => testParts[name].emulators ?? [])),
      ]);
      expect(new Set(used).size, lanes.join(" | ")).toBe(used.length);
    }
  });

  it("runs every part once, and none that needs the build before it", () => {
    expect([...partNames].sort()).toEqual(Object.keys(testParts).sort());
    const stepOf = (name: string) =>
      schedule.findIndex((lanes) => lanes.flat().some((one) => one === name));
    for (const name of partNames.filter(needsBuild)) {
      expect(stepOf(name), name).toBeGreaterThan(stepOf("build"));
    }
  });
});
