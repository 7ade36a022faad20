import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readSetupOptions } from "#scripts/admin/setup/setup-command.ts";

/** Runs a command as its script in package.json does, without a terminal and without a sign-in to Google. */
function command(...args: string[]) {
  const home = mkdtempSync(join(tmpdir(), "home-"));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const { GOOGLE_APPLICATION_CREDENTIALS: _, ...others } = process.env;
  const env = { ...others, HOME: home, APPDATA: home, METADATA_SERVER_DETECTION: "none" };
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/run.mjs", ...args], {
    encoding: "utf8",
    env,
    input: "ana@pitch-pine.com\n",
  });
  return { status, text: stdout + stderr };
}

test.each(["setup", "deploy"])("without credentials, %s says how to sign in", (name) => {
  const { status, text } = command(name, "--project=nobodys-agency-1");
  expect(status).toBe(1);
  expect(text).toContain("gcloud auth application-default login");
  expect(text).not.toContain("This should not happen");
  expect(existsSync("functions/.env.nobodys-agency-1")).toBe(false);
});

test.each([
  [[], "Say which project"],
  [["--project=demo-agency"], "the demo needs no setup"],
  [["--project=X"], "--project must be"],
  [["--project=my-agency-1", "--port=1"], "--help"],
  [["--project=my-agency-1", "--content"], "--content goes alone"],
])("%j is refused", (args, words) => {
  expect(() => readSetupOptions(args)).toThrow(words);
});
