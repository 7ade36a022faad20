import { expect, test } from "vitest";
import { readContent } from "#web/publish/content/read-content.ts";
import { builtFiles, builtText } from "./site-build.ts";

test("builds App Check in only with a site key, and never precaches it", () => {
  const isOn = readContent().site.appCheckSiteKey !== undefined;
  const carriers = [...builtFiles]
    .filter((file) => /^assets\/.*\.js$/.test(file))
    // This is the address where the SDK requests a token from Firebase.
    .filter((file) => builtText(file).includes("content-firebaseappcheck"));
  expect(carriers).toHaveLength(isOn ? 1 : 0);
  expect(carriers.filter((file) => builtText("sw.js").includes(file))).toEqual([]);
});
