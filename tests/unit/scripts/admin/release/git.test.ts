import { tmpdir } from "node:os";
import { afterEach, expect, test, vi } from "vitest";
import { gitIn } from "#scripts/admin/release/git.ts";

afterEach(() => vi.unstubAllEnvs());

test("says in a sentence that there is no git", async () => {
  vi.stubEnv("PATH", tmpdir());
  await expect(gitIn(tmpdir())("status")).rejects.toThrow("Git isn't installed");
});

test("names the command that didn't work", async () => {
  const refused = gitIn(tmpdir())("-c", "user.name=Owner", "no-such-command");
  await expect(refused).rejects.toThrow("git no-such-command didn't work");
});
