import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { smokeProblems } from "#scripts/admin/release/smoke-test.ts";
import { repositoryRoot } from "#scripts/repository.ts";
import { siteFolder } from "#web/publish/output-folders.ts";
import { siteOrigin } from "./fixtures/environment.ts";

test("checks each page, the headers and the forms of the live site", async () => {
  const released = { root: repositoryRoot, site: siteFolder };
  expect(await smokeProblems(siteOrigin, released)).toEqual([]);

  const other = mkdtempSync(join(tmpdir(), "site-"));
  cpSync(siteFolder, other, { recursive: true });
  writeFileSync(join(other, "about.html"), "Not what is served.");
  writeFileSync(join(other, "new-page.html"), "Not served yet.");
  const problems = await smokeProblems(siteOrigin, { ...released, site: other });
  rmSync(other, { recursive: true });
  expect(problems.sort()).toEqual([
    "/about isn't the page that was built.",
    "/new-page answers 404, not 200.",
  ]);
});
