import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
// @ts-expect-error -- plain JavaScript, because it runs before anything is installed
import { hasMissingPackages, nodeProblem, placeProblem } from "../../../../scripts/run/install.mjs";

type Packages = Record<string, { version?: string; optional?: boolean }>;

const wanted: Packages = {
  "": { version: "1.0.0" },
  "node_modules/zod": { version: "4.6.7" },
  "node_modules/only-on-windows": { version: "1.0.0", optional: true },
};

function folderWith(lock: Packages | undefined, installed: Packages | undefined): string {
  const folder = mkdtempSync(join(tmpdir(), "install-"));
  mkdirSync(join(folder, "node_modules"));
  const write = (name: string, packages: Packages | undefined) =>
    packages && writeFileSync(join(folder, name), JSON.stringify({ packages }));
  write("package-lock.json", lock);
  write("node_modules/.package-lock.json", installed);
  return folder;
}

it.each([
  ["nothing is installed", wanted, undefined, true],
  ["there is no lock file", undefined, wanted, true],
  ["everything is there", wanted, { "node_modules/zod": { version: "4.6.7" } }, false],
  ["a version differs", wanted, { "node_modules/zod": { version: "4.6.6" } }, true],
  ["a package is missing", wanted, {}, true],
])("knows whether packages are missing when %s", (_, lock, installed, missing) => {
  expect(hasMissingPackages(folderWith(lock, installed))).toBe(missing);
});

describe("nodeProblem", () => {
  it.each(["20.19.0", "20.20.2", "22.0.0", "24.1.0"])("accepts Node %s", (version) => {
    expect(nodeProblem(version)).toBeUndefined();
  });
  it.each(["20.18.3", "18.20.0", "16.0.0"])("says what to do about Node %s", (version) => {
    expect(nodeProblem(version)).toMatch(/^Node 20\.19 or newer is needed .*nodejs\.org/);
  });
});

describe("placeProblem", () => {
  it.each(["/home/ana/My Site (Ana's) 100% é", "/srv/site"])("accepts the folder %s", (folder) => {
    expect(placeProblem("linux", folder)).toBeUndefined();
    expect(placeProblem("darwin", folder)).toBeUndefined();
  });
  it.each(["/home/ana/site #2", "/home/ana/what?/site"])(
    "says what to do about the folder %s",
    (folder) => {
      expect(placeProblem("linux", folder)).toMatch(/has a "[#?]" in it.*move or rename/);
    },
  );
  it("says what to do on Windows", () => {
    expect(placeProblem("win32", "C:\\site")).toMatch(/WSL/);
  });
});
