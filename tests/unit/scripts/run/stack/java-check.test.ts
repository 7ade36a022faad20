import { expect, it } from "vitest";
import { javaMajor } from "#scripts/run/stack/java-check.ts";

it.each([
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['openjdk version "21" 2023-09-19', 21],
  ['java version "1.8.0_292"', 8],
  ['openjdk version "11.0.2-ea"', 11],
  ["Unable to locate a Java Runtime.", 0],
])("reads Java's major version in %j", (text, major) => {
  expect(javaMajor(text)).toBe(major);
});
