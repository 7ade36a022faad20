import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { gitIn } from "#scripts/admin/release/git.ts";
import { noteRelease, notes } from "#scripts/admin/release/release-history.ts";
import { createReleases } from "#web/editing/server/releases.ts";

test("compares with the last release that went live as a whole", async () => {
  const folder = mkdtempSync(join(tmpdir(), "releases-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const author = ["-c", "user.name=Dev", "-c", "user.email=dev@localhost"];
  for (const args of [
    ["init", "-q"],
    [...author, "commit", "-q", "--allow-empty", "-m", "Begin"],
  ])
    execFileSync("git", args, { cwd: folder });
  const live = "release/2026-11-23-1";
  for (const says of [notes.released, notes.brokeOff, notes.brokeOffBack(live)])
    await noteRelease(gitIn(folder), { commit: "HEAD", day: "2026-11-23", says });
  expect(await createReleases(folder).last()).toMatchObject({ ref: live });
});
