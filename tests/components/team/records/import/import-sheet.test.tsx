import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { LeadCard } from "#web/src/team/leads/lead-card.tsx";
import { leads } from "#web/src/team/leads/lead-list.ts";
import { ImportPreview } from "#web/src/team/records/import/import-preview.tsx";
import { planList, readListFile } from "#web/src/team/records/import/list-file.ts";
import { Container } from "#web/src/ui/container.tsx";
import { expectGood } from "../../../fixtures/good-state.ts";
import { Member } from "../../../fixtures/member.tsx";

const fileOf = (text: string, name = "contacts.csv") => new File([text], name);

test("shows a good preview of what a file would do", async () => {
  const sheet = [
    "First Name;Last Name;E-mail;Company;Lead Source;Created",
    "Ana;Ruiz;ANA@shop.example;Other;Trade show;3/4/2026",
    "Nora;Quist;nora@quist.example;Quist Bakery;Trade show;3/4/2026",
    ";;nobody@quist.example;;;",
  ].join("\r\n");
  const ana = { first_name: "Ana", last_name: "Ruiz", email: "ana@shop.example" };
  const stored = [{ id: "ana", fields: { ...ana, company_name: "Shop", status: "completed" } }];
  const table = await readListFile("leads", fileOf(sheet));
  const plan = await planList("leads", table, stored, [], new Set());
  const nothing = () => undefined;
  new Member().open(
    "/company-leads",
    <Container as="main">
      <ImportPreview
        definition={leads}
        RowCard={LeadCard}
        plan={plan}
        onStore={nothing}
        onAgain={nothing}
      />
    </Container>,
  );
  for (const words of [
    "Columns left out (1): Created.",
    "Line 4: first_name: First name is required",
    /^Line 2: Ana Ruiz\. The file says something else: /,
  ])
    await expect.element(page.getByText(words)).toBeVisible();
  await expectGood("import", "lightWhenNarrow");
  await expectGood("import", "darkWhenNarrow");
});

test("says what to do about a wrong file, and when offline", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const member = new Member();
  await member.addDemoRecords();
  member.open("/client-tasks");
  await page.getByRole("button", { name: "Import or export" }).click();
  await page.getByRole("main").getByRole("button", { name: "Import", exact: true }).click();
  const sheet = page.getByRole("dialog");
  for (const [file, words] of [
    [
      fileOf("PK\u0003\u0004", "contacts.xlsx"),
      /^This is an Excel file, not CSV\. In Excel, choose/,
    ],
    [fileOf("Name of it\nCall\n"), /must name the columns of tasks, but title is missing/],
    [fileOf("Task\nLater\n"), /needs a connection\. Choose the file again/],
  ] as const) {
    await userEvent.upload(sheet.getByLabelText("CSV file"), file);
    await expect.element(sheet.getByText(words)).toHaveFocus();
  }
});
