import { expect, test } from "vitest";
import { readContent } from "#web/publish/content/read-content.ts";
import { builtFiles, builtText } from "./built-site.ts";

test("App Check is in the build only with a site key, and never on the device beforehand", () => {
  const isOn = readContent().site.appCheckSiteKey !== undefined;
  const carriers = [...builtFiles]
    .filter((file) => /^assets\/.*\.js$/.test(file))
    // Where the SDK asks Firebase for a token.
    .filter((file) => builtText(file).includes("content-firebaseappcheck"));
  expect(carriers).toHaveLength(isOn ? 1 : 0);
  expect(carriers.filter((file) => builtText("sw.js").includes(file))).toEqual([]);
});
