import { expect, type Locator, type Page } from "playwright/test";
import { withDerivedFields } from "#contract/derived-fields";
import { signIn } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-list.ts";

/** The sheet that imports a file into a list. */
class ListImport {
  readonly opener: Locator;
  readonly sheet: Locator;
  readonly input: Locator;
  readonly cards: Locator;

  constructor(page: Page) {
    this.opener = page.getByRole("main").getByRole("button", { name: "Import", exact: true });
    this.sheet = page.getByRole("dialog");
    this.input = this.sheet.getByLabel("CSV file");
    this.cards = this.sheet.locator("li:has(h2)");
  }

  async open(): Promise<void> {
    await this.opener.click();
    await expect(this.input).toBeVisible();
  }

  async choose(content: string): Promise<void> {
    const buffer = Buffer.from(content);
    await this.input.setInputFiles({ name: "contacts.csv", mimeType: "text/csv", buffer });
  }

  button(name: string | RegExp): Locator {
    return this.sheet.getByRole("button", { name });
  }

  says(text: string | RegExp): Locator {
    return this.sheet.getByText(text);
  }
}

const sheet = [
  "First Name;Last Name;E-mail;Company;Lead Source;Created",
  "Ana;Ruiz;ANA@shop.example;Other;Trade show;3/4/2026",
  "Nora;Quist;nora@quist.example;Quist Bakery;Trade show;3/4/2026",
  ";;nobody@quist.example;;;",
  "Ben;Okafor;ben@okafor.example;;;",
].join("\r\n");

test("previews a spreadsheet's file and imports only new rows, once", async ({
  page,
  list,
  company,
}) => {
  await company.add("leads", {
    ...{ first_name: "Ana", last_name: "Ruiz", email: "ana@shop.example", status: "completed" },
    ...{ company_name: "Shop", source: "contact-form" },
  });
  await signIn(page, company.email);
  await list.open("leads");
  const files = new ListImport(page);

  await test.step("opens, leaves and fills the sheet with the keyboard", async () => {
    await files.opener.focus();
    await page.keyboard.press("Enter");
    await expect(files.input).toBeFocused();
    await expect(files.says("First name, last name, email, company name")).toBeVisible();
    await page.keyboard.press("Escape");
    // The browser returns the focus before it says that the dialog is closed.
    await expect(page.locator("dialog", { hasText: "CSV file" })).toHaveCount(0);
    await expect(files.opener).toBeFocused();
    await page.keyboard.press("Enter");
    await files.choose(sheet);
  });

  await test.step("says what the import would do", async () => {
    const summary = files.says(
      "contacts.csv: 2 leads are new, 1 is there already, 1 can't be imported.",
    );
    await expect(summary).toBeFocused();
    await expect(files.cards.getByRole("heading")).toHaveText(["Nora Quist", "Ben Okafor"]);
    expect(await company.stored("leads")).toHaveLength(1);
  });

  await test.step("adds what is new", async () => {
    await files.button("Import 2 leads").click();
    await expect(files.says("2 leads were added.")).toBeFocused();
    await files.button("Close").last().click();
    await expect(list.card("Nora Quist")).toBeVisible();
    const stored = await company.stored("leads");
    expect(stored).toHaveLength(3);
    expect(stored).toContainEqual({
      ...withDerivedFields("leads", {
        ...{ first_name: "Nora", last_name: "Quist", company_name: "Quist Bakery" },
        email: "nora@quist.example",
      }),
      ...{ status: "todo", source: "Trade show", created_at: expect.anything() },
    });
    expect(stored).toContainEqual(expect.objectContaining({ company_name: "Shop" }));
  });

  await test.step("adds nothing the second time", async () => {
    await files.open();
    await files.choose(sheet);
    await expect(files.says(/0 leads are new, 3 are there already/)).toBeVisible();
    await expect(files.button(/^Import/)).toHaveCount(0);
  });
});

test("finishes a stopped import the next time without duplicates", async ({
  page,
  list,
  company,
}) => {
  const rows = Array.from({ length: 90 }, (_, at) => `Client ${at + 1}`);
  await signIn(page, company.email);
  await list.open("clients");
  const files = new ListImport(page);
  // This leaves time to press Stop.
  await page.route(/Write\/channel/, async (route) => {
    await new Promise((done) => setTimeout(done, 300));
    await route.continue();
  });
  await files.open();
  await files.choose(["Name", ...rows].join("\n"));
  await files.button("Import 90 clients").click();
  // Twenty rows are sent at once, and on a busy machine each takes its time.
  await files.button(/^Stop, [2-6]0 of 90 added/).click();
  await expect(files.says(/^Stopped: \d\d of 90 clients were added\./)).toBeFocused();

  await files.button("Choose another file").click();
  await files.choose(["Name", ...rows].join("\n"));
  await files.button(/^Import \d\d clients$/).click();
  await expect(files.button(/^Stop, /)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("The import was stopped")).toBeVisible();

  await files.open();
  await files.choose(["Name", ...rows].join("\n"));
  await files.button(/^Import \d+ clients?$/).click();
  await expect(files.says(/clients? (?:was|were) added\.$/)).toBeVisible();
  const names = (await company.stored("clients")).map(({ client_name }) => client_name);
  expect(names.sort()).toEqual(rows.sort());
});
