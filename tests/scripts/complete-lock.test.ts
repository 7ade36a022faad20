import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
// @ts-expect-error -- plain JavaScript, because it runs before anything is installed
import { missingEntries } from "../../scripts/run/install/complete-lock.mjs";

const parent = {
  version: "1.0.0",
  dev: true,
  optionalDependencies: { "@tool/linux-x64-musl": "1.0.0", "@tool/darwin-arm64": "1.0.0" },
};

describe("lock files", () => {
  // `npm ci` refuses a lock file that lacks one, on every machine.
  it.each(["package-lock.json", "functions/package-lock.json"])(
    "%s names the packages of all systems",
    (file) => {
      expect(missingEntries(JSON.parse(readFileSync(file, "utf8")).packages)).toEqual({});
    },
  );

  it("are completed with what the parent asks for", () => {
    const packages = { "node_modules/tool": parent, "node_modules/@tool/darwin-arm64": {} };
    expect(missingEntries(packages)).toEqual({
      "node_modules/@tool/linux-x64-musl": {
        version: "1.0.0",
        cpu: ["x64"],
        dev: true,
        libc: ["musl"],
        optional: true,
        os: ["linux"],
      },
    });
  });

  it("count a package in a nested folder", () => {
    const packages = {
      "node_modules/a/node_modules/tool": parent,
      "node_modules/a/node_modules/@tool/darwin-arm64": {},
      "node_modules/a/node_modules/tool/node_modules/@tool/linux-x64-musl": {},
    };
    expect(missingEntries(packages)).toEqual({});
  });
});
