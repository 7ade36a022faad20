import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { patternMutants } from "#scripts/workshop/rules-mutants/pattern-mutants.ts";
import { rulesMutants } from "#scripts/workshop/rules-mutants/rules-mutants.ts";

/** Returns the mutants of a pattern as texts. */
const ofPattern = (source: string) =>
  patternMutants(source).map(
    ({ start, end, text }) => source.slice(0, start) + text + source.slice(end),
  );

/** Returns the mutants of one condition, each as the text between `if` and the semicolon. */
function ofCondition(condition: string): string[] {
  const rules = `match /a/{b} { allow create: if ${condition}; } // a || b;`;
  return rulesMutants(rules).flatMap(({ rules: mutant }) => {
    return mutant.match(/\{b\} \{ allow create: if (.*); \} \/\/ a \|\| b;$/)?.[1] ?? [];
  });
}

describe("mutants of a condition", () => {
  it("omit and negate each operand and join it differently, however deep", () => {
    expect(ofCondition("a() && (!b || c == 'x; && y')")).toEqual([
      "true",
      "!(a() && (!b || c == 'x; && y'))",
      "true && (!b || c == 'x; && y')",
      "!(a()) && (!b || c == 'x; && y')",
      "a() && true",
      "a() && !((!b || c == 'x; && y'))",
      "a() && (false || c == 'x; && y')",
      "a() && (!(!b) || c == 'x; && y')",
      "a() && (!b || false)",
      "a() && (!b || !(c == 'x; && y'))",
      "false",
      "a() || (!b || c == 'x; && y')",
      "a() && (!b && c == 'x; && y')",
    ]);
  });

  it("have other limits and operators", () => {
    const mutants = ofCondition("a.size() <= 10");
    expect(mutants).toEqual(expect.arrayContaining(["a.size() < 10", "a.size() == 10"]));
    expect(mutants).toEqual(expect.arrayContaining(["a.size() <= 9", "a.size() <= 11"]));
  });

  it("have one word less in a list", () => {
    const mutants = ofCondition("a in ['x', 'y', 'z']");
    for (const list of ["[ 'y', 'z']", "['x', 'z']", "['x', 'y']"]) {
      expect(mutants).toContain(`a in ${list}`);
    }
  });

  it("allow more operations, and deeper paths", () => {
    const all = rulesMutants("match /a/{b} { allow get: if c; allow list: if d; }");
    const rules = all.map((mutant) => mutant.rules);
    expect(rules).toContain("match /a/{b} { allow get, update: if c; allow list: if d; }");
    expect(rules).not.toContain("match /a/{b} { allow get, list: if c; allow list: if d; }");
    expect(rules).toContain("match /a/{b=**} { allow get: if c; allow list: if d; }");
  });

  it("are all different from each other and from the rules", () => {
    const rules = readFileSync("firestore.rules", "utf8");
    const all = rulesMutants(rules).map((mutant) => mutant.rules);
    expect(new Set([rules, ...all]).size).toBe(all.length + 1);
    expect(all.length).toBeGreaterThan(500);
  });
});

describe("mutants of a pattern", () => {
  it.each([
    ["[a-c]", ["[b-c]", "[a-b]"]],
    ["[xy]", ["[y]", "[x]"]],
    ["[^\\\\p{Z}\\\\x{2066}-\\\\x{2069}]", ["[^\\\\p{Z}]", "[^\\\\p{Z}\\\\x{2067}-\\\\x{2069}]"]],
    ["a{2,9}", ["a{1,9}", "a{3,9}", "a{2,8}", "a{2,10}"]],
    ["a{0,1}", ["a{1,1}", "a{0,0}", "a{0,2}"]],
    ["a+b*c?", ["a*b*c?", "ab*c?", "a+b+c?", "a+bc?", "a+b*c"]],
    ["x(a|b|c)", ["x(b|c)", "x(a|c)", "x(a|b)"]],
    ["a|b", ["b", "a"]],
  ])("%s", (source, wanted) => {
    expect(ofPattern(source)).toEqual(expect.arrayContaining(wanted));
  });

  it("leave parts alone that need no change", () => {
    expect(ofPattern("[.]ab\\\\.(c)")).toEqual([]);
  });
});
