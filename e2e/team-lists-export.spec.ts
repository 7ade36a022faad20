import { readFile } from "node:fs/promises";
import Papa from "papaparse";
import { expect, type Page } from "playwright/test";
import { csvColumns } from "#contract/csv-file";
import { expectNoConnection } from "./fixtures/network.ts";
import { signIn } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-list.ts";

async function exportCsv(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  const text = await readFile(await download.path(), "utf8");
  // The mark by which spreadsheets know UTF-8.
  expect(text.startsWith("\ufeff")).toBe(true);
  const { data, meta } = Papa.parse<Record<string, string>>(text.slice(1).trimEnd(), {
    header: true,
  });
  return { name: download.suggestedFilename(), columns: meta.fields, rows: data };
}

test("the export has every lead, also those that are not loaded; of a filtered list what is left; and without a network it says that it failed", async ({
  page,
  context,
  list,
  company,
  problems,
}) => {
  await company.addLeads(70);
  await company.add("leads", {
    first_name: "=SUM(A1)",
    last_name: 'Zoë "Q", Ltd',
    email: "zoe@quist.example",
    status: "todo",
    message: "First line\nSecond line",
    service_interests: ["automation", "seo"],
  });
  await signIn(page, company.email);
  await test.step("every lead, under the specification's names", async () => {
    await list.open("leads");
    await expect(list.cards).toHaveCount(50);
    const { name, columns, rows } = await exportCsv(page);
    expect(name).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);
    expect(columns).toEqual([...csvColumns.leads]);
    expect(rows).toHaveLength(71);
    expect(rows[0]).toMatchObject({
      // A spreadsheet must not compute it.
      first_name: "'=SUM(A1)",
      last_name: 'Zoë "Q", Ltd',
      message: "First line\nSecond line",
      service_interests: "automation; seo",
    });
    expect(rows[70]?.last_name).toBe("70");
  });

  await test.step("what the filter and the search leave", async () => {
    await list.status("completed").check();
    await list.search.fill("lead-6@");
    await expect(list.cards).toHaveCount(1);
    const { name, rows } = await exportCsv(page);
    expect(name).toMatch(/^leads-completed-/);
    expect(rows.map(({ email }) => email)).toEqual(["lead-6@many.example"]);
  });

  await list.search.fill("");
  await list.status("all").check();
  await expect(list.cards).toHaveCount(50);
  expectNoConnection(problems);
  problems.expect(/The export failed/);
  await test.step("without a network it says so instead of saving half of it", async () => {
    await context.setOffline(true);
    await page.getByRole("button", { name: "Export CSV" }).click();
    await expect(page.getByText("The export didn't work")).toBeVisible();
    await expect(page.getByRole("button", { name: "Export CSV" })).toBeVisible();
  });
});
