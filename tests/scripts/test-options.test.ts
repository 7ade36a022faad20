import { describe, expect, it } from "vitest";
import { stepsOf, testPartNames } from "../../scripts/run/test/schedule.ts";
import { chosenParts, parseTestOptions, partList } from "../../scripts/run/test/test-options.ts";
import { testParts } from "../../scripts/run/test/test-parts.ts";

describe("parseTestOptions", () => {
  it("runs everything, the quick parts first", () => {
    expect(parseTestOptions([]).parts).toEqual([
      ...["lint", "unit", "secrets", "audit", "types", "content", "build", "built", "spec"],
      ...["bench", "owner", "rules", "commands", "functions", "fuzz", "faults", "e2e"],
    ]);
  });

  it("adds the build to the parts that need it and keeps the order", () => {
    expect(parseTestOptions(["--only=e2e,rules"]).parts).toEqual(["build", "rules", "e2e"]);
    expect(parseTestOptions(["--only=unit"]).parts).toEqual(["unit"]);
  });

  it("leaves out what is skipped, even where it is needed", () => {
    expect(chosenParts(["e2e"], ["build"])).toEqual(["e2e"]);
    expect(parseTestOptions(["--skip=e2e, functions"]).parts).not.toContain("functions");
  });

  it("refuses an unknown part and names the known ones", () => {
    expect(() => parseTestOptions(["--only=e3e"])).toThrow(/"e3e".*lint, unit/);
    expect(() => parseTestOptions(["--only="])).toThrow(/No part is left/);
    expect(() => parseTestOptions(["e2e"])).toThrow(/--help/);
  });

  it("lists every part", () => {
    for (const name of testPartNames) expect(partList()).toContain(name);
  });
});

describe("stepsOf", () => {
  it("lets no two parts use the same emulators at the same time", () => {
    for (const lanes of stepsOf(testPartNames)) {
      const setsOf = (lane: (typeof testPartNames)[number][]) =>
        new Set(
          lane.flatMap((name) => {
            const { emulators } = testParts[name].needs;
            return emulators === undefined ? [] : [emulators === "demo" ? "first" : emulators];
          }),
        );
      const used = lanes.flatMap((lane) => [...setsOf(lane)]);
      expect(new Set(used).size, lanes.join(" | ")).toBe(used.length);
    }
  });

  it("runs every part once, and none before those it needs", () => {
    const steps = stepsOf(testPartNames).map((lanes) => lanes.flat());
    expect(new Set(steps.flat()).size).toBe(steps.flat().length);
    expect(Object.keys(testParts).sort()).toEqual([...steps.flat()].sort());
    for (const name of testPartNames) {
      const stepOf = (part: string) => steps.findIndex((step) => step.some((one) => one === part));
      for (const needed of testParts[name].needs.parts ?? []) {
        expect(stepOf(needed), `${needed} before ${name}`).toBeLessThan(stepOf(name));
      }
    }
  });

  it("leaves out lanes and steps that have nothing to do", () => {
    expect(stepsOf(["lint", "faults", "rules"])).toEqual([[["lint"]], [["rules"], ["faults"]]]);
    expect(stepsOf([])).toEqual([]);
  });
});
