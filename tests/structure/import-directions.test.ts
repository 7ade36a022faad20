import { describe, expect, test } from "vitest";
import { wrongDirections } from "./import-rules.ts";
import { importsOf, sourceFiles } from "./source-files.ts";

const files = sourceFiles();

test("imports only in the allowed directions", () => {
  expect(files.length).toBeGreaterThan(100);
  expect(wrongDirections(files)).toEqual([]);
});

describe("broken directions are noticed", () => {
  test.each([
    ["functions/src/contract/lead.ts", "firebase-admin"],
    ["functions/src/contract/lead.ts", "../database.ts"],
    ["functions/src/mail-queue/mail-queue.ts", "../../../web/src/ui/button.tsx"],
    ["web/src/site/layout/header.tsx", "../../team/access/guard.tsx"],
    ["web/src/team/access/guard.tsx", "../../site/page-table.ts"],
    ["web/src/site/layout/header.tsx", "../../pwa/install-prompt.ts"],
    ["web/src/pwa/start-pwa.ts", "../forms/outbox/page-outbox.ts"],
    ["web/src/pwa/start-pwa.ts", "../site/page-table.ts"],
    ["web/src/pwa/start-pwa.ts", "../team/access/guard.tsx"],
    ["web/src/forms/call.ts", "../site/page-table.ts"],
    ["web/src/forms/call.ts", "../pwa/offline-page.ts"],
    ["web/src/forms/call.ts", "../team/store/team-config.ts"],
    ["web/src/import/read-rows.ts", "../team/records/words.ts"],
    ["web/src/import/read-rows.ts", "node:fs"],
    ["web/src/forms/contact/form.tsx", "firebase/functions"],
    ["web/src/forms/outbox.ts", "reactfire"],
    ["web/sw/policy.ts", "@firebase/app"],
    ["web/src/site/page-table.ts", "../../publish/content/read-content.ts"],
    ["web/src/ui/button.tsx", "../site/site-link.tsx"],
    ["web/src/site/form.tsx", "../../../functions/src/mail-queue/mail-queue.ts"],
    ["web/publish/budgets/bench.ts", "../../../tests/structure/source-files.ts"],
    ["scripts/run/test/parts.ts", "../../workshop/fuzz/fuzz-command.ts"],
    ["scripts/admin/team/add-member.ts", "../../run/stack/supervisor.ts"],
  ])("%s must not import %s", (path, target) => {
    expect(wrongDirections([{ path, text: `import { x } from "${target}";` }])).toHaveLength(1);
  });
});

describe("allowed imports stay allowed", () => {
  test.each([
    ["functions/src/contract/lead.ts", "zod"],
    ["functions/src/contract/lead.ts", "./limits.ts"],
    ["functions/src/mail-queue/mail-queue.ts", "firebase-admin/firestore"],
    ["web/src/forms/app-check.ts", "firebase/app"],
    ["web/src/team/store/team-app.ts", "firebase/app"],
    ["web/src/forms/contact/form.tsx", "#contract/contact-message"],
    ["web/src/forms/contact/form.tsx", "../../ui/button.tsx"],
    ["web/src/forms/contact/form-island.tsx", "../../islands/island.tsx"],
    ["web/src/import/read-rows.ts", "papaparse"],
    ["scripts/admin/import/plan-file.ts", "../../../web/src/import/read-table.ts"],
    ["web/src/pwa/update-notice.tsx", "../ui/notice-stack.tsx"],
    ["web/src/entry-background.ts", "./forms/unfinished-form.ts"],
    ["web/publish/content/read-content.ts", "../../src/site/content/page-schema.ts"],
  ])("%s may import %s", (path, target) => {
    expect(wrongDirections([{ path, text: `import { x } from "${target}";` }])).toEqual([]);
  });
});

test("reads all ways to import", () => {
  const text = [
    'import { a } from "one";',
    'import type { B } from "two";',
    "import {\n  c,\n  type D,\n} from 'three';",
    'import "four";',
    'export { e } from "five";',
    'const lazy = () => import("six");',
    'import g from "./seven.ts";',
    'import { h } from "#contract/lead";',
    'import { i } from "#web/src/ui/button.tsx";',
    'const text = "import nothing";',
  ].join("\n");
  expect(importsOf({ path: "web/src/x.ts", text }).sort()).toEqual(
    [
      "one",
      "two",
      "three",
      "four",
      "five",
      "six",
      "web/src/seven.ts",
      "functions/src/contract/lead.ts",
      "web/src/ui/button.tsx",
    ].sort(),
  );
});

test("allows short names only in tests and for the contract", () => {
  const short = /from "#(?!contract\/)/;
  const found = sourceFiles().filter(
    ({ path, text }) => !/^(tests|e2e)\//.test(path) && short.test(text),
  );
  expect(found.map(({ path }) => path)).toEqual([]);
});
