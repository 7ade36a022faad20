import { describe, expect, it } from "vitest";
import { needsBuild, partNames, type TestPartName, testParts } from "#scripts/run/test/parts.ts";
import { chosenParts, main } from "#scripts/run/test/run-tests.ts";
import { nextPart } from "#scripts/run/test/schedule.ts";

describe("chosenParts", () => {
  it("runs everything, the quick parts first", () => {
    expect(chosenParts()).toEqual(partNames);
    expect(partNames.slice(0, 3)).toEqual(["lint", "types", "unit"]);
    expect(partNames.at(-1)).toBe("e2e");
  });

  it("adds the build to the parts that need it and keeps the order", () => {
    expect(chosenParts("e2e,rules")).toEqual(["build", "rules", "e2e"]);
    expect(chosenParts("unit")).toEqual(["unit"]);
  });

  it("leaves out skipped parts, even if others need them", () => {
    expect(chosenParts("e2e", "build")).toEqual(["e2e"]);
    expect(chosenParts(undefined, "e2e, functions")).not.toContain("functions");
  });

  it("refuses an unknown part and names the known ones", async () => {
    expect(() => chosenParts("e3e")).toThrow(/"e3e".*lint, types/);
    expect(() => chosenParts("")).toThrow(/No part is left/);
    await expect(main(["e2e"])).rejects.toThrow(/--help/);
  });
});

describe("nextPart", () => {
  /** Runs all parts to their end, in the order in which they began, and returns which ran side by side. */
  function sideBySide(cores: number): TestPartName[][] {
    const waiting = [...partNames];
    const running: TestPartName[] = [];
    const seen: TestPartName[][] = [];
    while (waiting.length > 0 || running.length > 0) {
      const next = nextPart({ waiting, running, cores });
      if (next) {
        waiting.splice(waiting.indexOf(next), 1);
        running.push(next);
        seen.push([...running]);
      } else running.shift();
    }
    return seen;
  }

  it.each([1, 2, 4, 64])("runs each part once, no more at once than %s cores", (cores) => {
    const seen = sideBySide(cores);
    expect(seen.map((parts) => parts.at(-1)).toSorted()).toEqual(partNames.toSorted());
    expect(Math.max(...seen.map((parts) => parts.length))).toBeLessThanOrEqual(cores);
  });

  it.each([2, 64])("runs a part alone if it can take all of %s cores", (cores) => {
    const withBrowser = sideBySide(cores).filter((parts) => parts.includes("e2e"));
    expect(withBrowser).toEqual([["e2e"]]);
  });

  it("keeps parts apart that share emulators or need the build", () => {
    for (const parts of sideBySide(64)) {
      const used = parts.flatMap((name) => testParts[name].emulators ?? []);
      expect(new Set(used).size, parts.join()).toBe(used.length);
      if (parts.includes("build")) expect(parts.filter(needsBuild)).toEqual([]);
    }
  });
});
