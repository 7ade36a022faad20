import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = "functions/src/contract";

test("the contract imports only zod and itself", () => {
  // This way, every side can import the contract.
  const files = readdirSync(folder);
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const text = readFileSync(join(folder, file), "utf8");
    for (const [, target = ""] of text.matchAll(/^(?:import |export |\} )(?:.*from )?"(.+)";$/gm)) {
      const known =
        ["zod", "zod/mini"].includes(target) || files.includes(target.replace("./", ""));
      expect(known, `${file} imports ${target}`).toBe(true);
    }
    expect(text, file).not.toMatch(/\bimport\s*\(|\brequire\s*\(/);
  }
});
