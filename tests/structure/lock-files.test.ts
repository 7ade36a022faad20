import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";

const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ optionalDependencies: z.record(z.string(), z.string()).default({}) }),
  ),
});

type Packages = z.infer<typeof lock>["packages"];

/**
 * Returns optional packages that another one asks for, but that the lock file lists neither inside that one nor around
 * it.
 */
function missingPackages(packages: Packages): string[] {
  return Object.entries(packages).flatMap(([from, { optionalDependencies }]) => {
    const folders = from.split("/node_modules/").map((_, index, parts) => {
      return `${parts.slice(0, index + 1).join("/node_modules/")}/node_modules/`;
    });
    return Object.keys(optionalDependencies).filter(
      (name) => !["node_modules/", ...folders].some((folder) => packages[`${folder}${name}`]),
    );
  });
}

/*
 * npm leaves packages for other systems out of the lock file when it can't fetch their entries from the registry
 * (npm/cli#4828), and then `npm ci` refuses the file everywhere. Delete node_modules and the lock file and install
 * again, or add the entries by hand, with the version that the parent asks for.
 */
test.each(["package-lock.json", "functions/package-lock.json"])(
  "%s names the packages of all systems",
  (file) => {
    expect(missingPackages(lock.parse(JSON.parse(readFileSync(file, "utf8"))).packages)).toEqual(
      [],
    );
  },
);

test("finds a package in its parent's folder or in one around it", () => {
  const tool = {
    optionalDependencies: { "@tool/linux-x64-musl": "1.0.0", "@tool/darwin-arm64": "1.0.0" },
  };
  const none = { optionalDependencies: {} };
  const nested = {
    "node_modules/a/node_modules/tool": tool,
    "node_modules/a/node_modules/@tool/darwin-arm64": none,
    "node_modules/a/node_modules/tool/node_modules/@tool/linux-x64-musl": none,
  };
  expect(missingPackages(nested)).toEqual([]);
  expect(missingPackages({ "node_modules/tool": tool })).toEqual(
    Object.keys(tool.optionalDependencies),
  );
});
