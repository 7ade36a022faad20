import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { uploadMark } from "#scripts/admin/setup/deploy-command.ts";
import { readFirebaseConfig } from "#web/publish/hosting/firebase-config.ts";
import { project, readySettings } from "../../../scripts/admin/setup/ready-project.ts";
import { functionsFolder } from "../../../scripts/admin/setup/run-setup.ts";

const { functions, hosting } = readFirebaseConfig();

test("a deploy of the site checks the content first and then builds", () => {
  expect(hosting.predeploy).toEqual([
    "node scripts/admin/setup/only-by-release.mjs",
    "npm run content:check -- --production",
    "npx vite build -c web/vite.config.ts",
    `touch ${uploadMark}`,
  ]);
});

test("a deploy of the functions checks settings, notes facts and builds", () => {
  expect(functions[0]?.predeploy).toEqual([
    "npx tsx scripts/admin/setup/deploy-settings.ts",
    "npx tsx web/publish/write-site-facts.ts",
    'npm --prefix "$RESOURCE_DIR" run build',
  ]);
});

test("publishes the site only by a release, whose headers fit", () => {
  const [check = "exit 0"] = hosting.predeploy;
  const run = (env: object) =>
    spawnSync(check, { shell: true, encoding: "utf8", env: { ...process.env, ...env } });
  const { status, stderr } = run({ HEADERS_FIT: "" });
  expect(status).toBe(1);
  expect(stderr).toContain("npm run release");
  expect(run({ HEADERS_FIT: "yes" }).status).toBe(0);
});

/** Runs what firebase-tools runs before it deploys the functions, in the environment that it sets. */
function beforeFunctions(settings: string | undefined, deployed = project) {
  const [check = "exit 0"] = functions[0]?.predeploy ?? [];
  const folder = functionsFolder(settings);
  const env = { ...process.env, GCLOUD_PROJECT: deployed, RESOURCE_DIR: folder };
  return spawnSync(check, { shell: true, encoding: "utf8", env });
}

test("a deploy of the functions refuses unfit settings, except the demo's", () => {
  const missing = beforeFunctions(undefined);
  expect(missing.status).toBe(1);
  expect(missing.stdout).toContain(`functions/.env.${project} is missing`);
  expect(missing.stdout).toContain(`npm run setup -- --project=${project}`);
  expect(beforeFunctions(readySettings).status).toBe(0);
  expect(beforeFunctions(readySettings.replace("=tls", "=none")).status).toBe(1);
  expect(beforeFunctions(undefined, "demo-agency").status).toBe(0);
});
