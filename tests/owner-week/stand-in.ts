/*
 * `npm run setup` and `npm run release` of the copy that this file is in, with servers that stand in for Google and
 * DNS. The site goes live in the Hosting emulator at SITE_ORIGIN, which serves what was built last.
 */
import { join } from "node:path";
import { release } from "#scripts/admin/release/release.ts";
import { releaseWorld } from "#scripts/admin/release/release-command.ts";
import { smokeProblemsAfter } from "#scripts/admin/release/smoke-test.ts";
import { checkProject, settle } from "#scripts/admin/setup/setup-command.ts";
import { repositoryRoot } from "#scripts/repository.ts";
import { startDns } from "../unit/scripts/admin/setup/fake-dns.ts";
import { startGoogle } from "../unit/scripts/admin/setup/fake-google.ts";
import { project, readyAnswers, readyRecords } from "../unit/scripts/admin/setup/ready-project.ts";

const [command] = process.argv.slice(2);
const { SITE_ORIGIN: origin = "" } = process.env;
const google = await startGoogle(readyAnswers);
const dns = await startDns(readyRecords);
const outside = {
  google: { token: async () => "ours", origin: (service: string) => `${google.base}/${service}` },
  dns: dns.resolver,
  folder: join(repositoryRoot, "functions"),
};

async function setup(): Promise<number> {
  const options = { project, check: false, settings: false, alerts: false };
  await settle(options, outside.folder, { input: process.stdin, output: process.stdout });
  return checkProject(options, outside);
}

const run =
  command === "setup"
    ? setup
    : () =>
        release({
          ...releaseWorld(project, outside, { isAgreed: true }),
          publish: async () => "all",
          smokeProblems: (root) => smokeProblemsAfter(origin, { root }, { seconds: 120 }),
        });
process.exit(await run());
