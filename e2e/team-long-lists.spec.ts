import { readFile } from "node:fs/promises";
import Papa from "papaparse";
import { expect, type Page } from "playwright/test";
import { csvColumns } from "#contract/csv-file";
import { limits } from "#contract/limits";
import { countReads, expectNoConnection } from "./fixtures/network.ts";
import { signIn } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-list.ts";

test.use({ viewport: { width: 360, height: 740 } });

/** Opens the menu, where a phone has the button. */
async function openMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Import or export" }).click();
}

async function exportCsv(page: Page) {
  await openMenu(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  const text = await readFile(await download.path(), "utf8");
  // Spreadsheets recognize UTF-8 by this mark.
  expect(text.startsWith("\ufeff")).toBe(true);
  const { data, meta } = Papa.parse<Record<string, string>>(text.slice(1).trimEnd(), {
    header: true,
  });
  return { name: download.suggestedFilename(), columns: meta.fields, rows: data };
}

test("reads, exports, filters and searches a long list in pages", async ({
  page,
  context,
  list,
  company,
  problems,
}) => {
  await company.addLeads(156);
  await company.add("leads", {
    first_name: "=SUM(A1)",
    last_name: 'Zoë "Q", Ltd',
    email: "zoe@quist.example",
    status: "todo",
    message: "First line\nSecond line",
    service_interests: ["automation", "seo"],
  });
  await signIn(page, company.email);
  const reads = await countReads(page);

  await test.step("reads one page on opening, and one more on Load more", async () => {
    await list.open("leads");
    await expect(list.cards).toHaveCount(limits.listPage);
    await expect(list.summary).toHaveText("The newest 50 of 157 leads");
    // The member's own row of the whitelist is read as well.
    const opened = await reads();
    expect(opened - 1).toBe(limits.listPage);
    await list.loadMore.click();
    await expect(list.cards).toHaveCount(100);
    expect((await reads()) - opened).toBe(limits.listPage);
  });

  await test.step("shows new, changed and deleted leads at once on any page", async () => {
    await company.add("leads", { first_name: "Brand", last_name: "New", status: "todo" });
    await expect(list.cards).toHaveCount(101);
    const older = Array.from({ length: 99 }, (_, index) => `Lead ${index + 1}`);
    expect((await list.titles()).filter((title) => !title.includes("SUM"))).toEqual([
      "Brand New",
      ...older,
    ]);
    const leads = company.collection("leads");
    const named = async (name: string) => (await leads.where("last_name", "==", name).get()).docs;
    const [changed] = await named("58");
    const [gone] = await named("4");
    await changed?.ref.update({ company_name: "Changed & Sons" });
    await gone?.ref.delete();
    await expect(list.card("Lead 58")).toContainText("Changed & Sons");
    await expect(list.card("Lead 4")).toHaveCount(0);
    await expect(list.cards).toHaveCount(100);
  });

  await test.step("exports every lead, under the specification's names", async () => {
    const { name, columns, rows } = await exportCsv(page);
    expect(name).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);
    expect(columns).toEqual([...csvColumns.leads]);
    expect(rows).toHaveLength(157);
    expect(rows[1]).toMatchObject({
      // A spreadsheet must not compute it.
      first_name: "'=SUM(A1)",
      last_name: 'Zoë "Q", Ltd',
      message: "First line\nSecond line",
      service_interests: "automation; seo",
    });
    expect(rows.at(-1)?.last_name).toBe("156");
  });

  await test.step("filters beyond what is loaded", async () => {
    await list.status("answered").check();
    await expect(list.summary).toHaveText("The first 50 of 52 leads");
    expect((await list.titles())[49]).toBe("Lead 150");
    await list.loadMore.click();
    await expect(list.summary).toHaveText("52 leads");
  });

  await test.step("exports only what matches, and keeps filter and search on reload", async () => {
    await list.search.fill("lead-6@");
    await expect(list.cards).toHaveCount(1);
    const { name, rows } = await exportCsv(page);
    expect(name).toMatch(/^leads-answered-/);
    expect(rows.map(({ email }) => email)).toEqual(["lead-6@many.example"]);
    await page.reload();
    await expect(list.card("Lead 6")).toBeVisible();
    await expect(list.cards).toHaveCount(1);
    await expect(list.search).toHaveValue("lead-6@");
    await expect(list.status("answered")).toBeChecked();
  });

  await test.step("loses no letter on a slow phone, and filters at once", async () => {
    await list.search.fill("");
    await list.status("all").check();
    await expect(list.cards).toHaveCount(50);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    await list.search.pressSequentially("lead-15@ many example");
    expect(await list.search.inputValue()).toBe("lead-15@ many example");
    await expect(list.cards).toHaveCount(1);
    for (const name of ["due", "all"]) await list.status(name).check();
    // The slow phone costs the tests' own machine as much as a busy one.
    await session.detach();
    await expect(list.card("Lead 15")).toBeVisible();
  });

  await test.step("searches to the end by itself, and shortens the list afterward", async () => {
    await list.search.fill("");
    await expect(list.summary).toHaveText("The newest 50 of 157 leads");
    await list.search.fill("lead-152@");
    await expect(list.card("Lead 152")).toBeVisible();
    await expect(list.summary).toHaveText("1 of 157 leads found");
    await expect(list.loadMore).toHaveCount(0);
    await list.search.fill("");
    await expect(list.cards).toHaveCount(50);
  });

  await test.step("continues unchanged at midnight", async () => {
    await list.loadMore.click();
    await expect(list.cards).toHaveCount(100);
    await page.evaluate(() => {
      const { now } = Date;
      Date.now = () => now() + 86_400_000;
      globalThis.Date = new Proxy(Date, {
        construct: (clock, values) =>
          Reflect.construct(clock, values.length ? values : [Date.now()]),
      });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await company.add("leads", { first_name: "Came", last_name: "Later", status: "todo" });
    await expect(list.card("Came Later")).toBeVisible();
    await expect(list.cards).toHaveCount(101);
  });

  await test.step("reports a failed export offline instead of saving half of it", async () => {
    expectNoConnection(problems);
    problems.expect(/The export failed/);
    await context.setOffline(true);
    await openMenu(page);
    await page.getByRole("button", { name: "Export CSV" }).click();
    await expect(page.getByText("The export didn't work")).toBeVisible();
  });
});

test("lists all open tasks in order, and offers clients beyond fifty", async ({
  page,
  list,
  company,
}) => {
  const task = { status: "todo", priority: "low" };
  for (let number = 1; number <= 60; number++) {
    const due_date = `2031-01-${String((number % 28) + 1).padStart(2, "0")}`;
    await company.add("tasks", { ...task, title: `Due ${number}`, due_date });
  }
  await company.add("tasks", { ...task, title: "No day" });
  await company.addClients(55);
  const old = { client_name: "Zinnia Florist" };
  const id = await company.add("clients", old, new Date("2024-01-01"));
  await signIn(page, company.email);
  await list.open("tasks");
  await list.status("open").check();
  await expect(page).toHaveURL(/\?status=open$/);
  await expect(list.summary).toHaveText("The first 50 of 61 tasks");
  await list.loadMore.click();
  await expect(list.cards).toHaveCount(61);
  const dates = await list.cards
    .locator("time[datetime^='2031']")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
  expect(dates).toHaveLength(60);
  expect(dates).toEqual(dates.toSorted());
  expect((await list.titles()).at(-1)).toBe("No day");
  await expect(list.loadMore).toHaveCount(0);

  await list.openForm("Add Task");
  await list.field("Title").fill("Order the signs");
  await list.field("Client (optional)").fill("zinnia");
  // The server offers it.
  await expect(list.dialog.locator('option[value="Zinnia Florist"]')).toHaveCount(1);
  await list.field("Client (optional)").fill("zinnia florist");
  await list.dialog.getByRole("button", { name: "Add Task" }).click();
  await expect(list.card("Order the signs")).toContainText("Zinnia Florist");
  await expect
    .poll(() => company.stored("tasks"))
    .toContainEqual(expect.objectContaining({ title: "Order the signs", client: { id, ...old } }));
});
