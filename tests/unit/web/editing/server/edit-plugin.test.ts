import { resolveConfig } from "vite";
import { expect, test } from "vitest";

const configFile = "web/vite.config.ts";

test("the editor is there for the dev server, and in no build", async () => {
  const names = async (command: "serve" | "build") =>
    (await resolveConfig({ configFile, logLevel: "silent" }, command)).plugins.map(
      ({ name }) => name,
    );
  expect(await names("serve")).toContain("edit");
  expect(await names("build")).not.toContain("edit");
});
