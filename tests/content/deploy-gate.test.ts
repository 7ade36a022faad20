import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { runContentCheck } from "../../web/publish/content/checks/run-content-check.ts";
import { readFirebaseConfig } from "../../web/publish/firebase-config.ts";

const { predeploy } = readFirebaseConfig().hosting;

test("firebase deploy checks the content first and then builds the site afresh", () => {
  expect(predeploy).toEqual(["npm run deploy:check", "npx vite build -c web/vite.config.ts"]);
});

test("what runs before a deploy refuses what must not be published", () => {
  const [check = "exit 0"] = predeploy;
  const { status, stdout } = spawnSync(check, { shell: true, encoding: "utf8" });
  const { exitCode, output } = runContentCheck(["--production"]);
  expect({ status, says: stdout.includes(output) }).toEqual({ status: exitCode, says: true });
});
