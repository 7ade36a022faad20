import { resolveConfig } from "vite";
import { expect, test } from "vitest";

const configFile = "web/vite.config.ts";

test("adds the editor to the dev server, not to a build", async () => {
  const names = async (command: "serve" | "build") =>
    (await resolveConfig({ configFile, logLevel: "silent" }, command)).plugins.map(
      ({ name }) => name,
    );
  expect(await names("serve")).toContain("edit");
  expect(await names("build")).not.toContain("edit");
});
