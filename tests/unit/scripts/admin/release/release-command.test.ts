import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readReleaseOptions, releaseWorld } from "#scripts/admin/release/release-command.ts";
import { uploadMark } from "#scripts/admin/setup/deploy-command.ts";
import { realOutside } from "#scripts/admin/setup/surroundings.ts";

test.each([
  ["process.exitCode = 0", "all"],
  ["process.exitCode = 1", "nothing"],
  [`fs.writeFileSync("${uploadMark}", ""), process.kill(process.pid, "SIGKILL")`, "parts"],
])("knows from %s what was uploaded", async (program, uploaded) => {
  const folder = mkdtempSync(join(tmpdir(), "publish-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "scripts"));
  writeFileSync(join(folder, "scripts/run.mjs"), `import fs from "node:fs";\n${program}`);
  const { publish } = releaseWorld("my-agency-1", realOutside(), { isAgreed: true });
  for (let times = 0; times < 2; times += 1) expect(await publish(folder)).toBe(uploaded);
});

test("takes the project as a word or an option", () => {
  const project = "my-agency-1";
  expect(readReleaseOptions([project])).toEqual({ project, back: false, yes: false });
  expect(readReleaseOptions(["my-agency-1", "--yes"])).toMatchObject({ yes: true });
  expect(readReleaseOptions(["--project=my-agency-1", "--back"])).toMatchObject({ back: true });
  expect(() => readReleaseOptions([])).toThrow("Say which project");
  expect(() => readReleaseOptions(["My Agency"])).toThrow("isn't the id");
  expect(() => readReleaseOptions(["my-agency-1", "now"])).toThrow('"now"');
  expect(readReleaseOptions([project, `--project=${project}`])).toMatchObject({ project });
  expect(() => readReleaseOptions([project, "--project=my-agency-2"])).toThrow("two projects");
});
