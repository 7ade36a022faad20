import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { contentChanges } from "#web/editing/server/content-changes.ts";
import { createReleases } from "#web/editing/server/releases.ts";

test("says that it can't tell without git", async () => {
  const elsewhere = createReleases(tmpdir());
  expect(await contentChanges(tmpdir(), elsewhere)).toMatchObject({ since: null, files: [] });
});
