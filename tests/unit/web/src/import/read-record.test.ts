import { describe, expect, test } from "vitest";
import type { CompanyCollection } from "#contract/collections";
import { clientDirectory } from "#web/src/import/client-directory.ts";
import { companyTables } from "#web/src/import/company-tables.ts";
import { RowProblem } from "#web/src/import/file-problem.ts";
import { readColumns } from "#web/src/import/headings.ts";
import { readRecord } from "#web/src/import/read-record.ts";
import { cellsOf } from "#web/src/import/row-cells.ts";

const directory = clientDirectory([
  { id: "7", client_name: "Ruiz Plumbing" },
  { id: "8", client_name: "Bell Heating" },
  { id: "9", client_name: "Bell Heating" },
]);

/** Reads a row with these columns. */
async function read(collection: CompanyCollection, row: Record<string, string>) {
  const table = companyTables[collection];
  const columns = readColumns(table, Object.keys(row));
  const cells = cellsOf(columns, Object.values(row));
  if (typeof cells === "string") throw new RowProblem([cells]);
  return readRecord(table, cells, {
    ...{ columns, dayOrders: new Map() },
    links: { clients: directory, leads: new Set(["l1"]) },
  });
}

async function problems(collection: CompanyCollection, row: Record<string, string>) {
  try {
    await read(collection, row);
  } catch (error) {
    if (error instanceof RowProblem) return error.message;
    throw error;
  }
  return "none";
}

const lead = { first_name: "Ana", last_name: "Ruiz", email: "ana@shop.example", status: "todo" };
const task = { title: "Call", status: "todo", priority: "high" };

describe("a lead", () => {
  test("of the former table", async () => {
    const created_at = "2024-03-15 12:34:56.789+00";
    expect(await read("leads", { id: "12", ...lead, company_name: "", created_at })).toMatchObject({
      id: "12",
      fields: { ...lead, source: "import" },
      times: new Map([["created_at", new Date("2024-03-15T12:34:56.789Z")]]),
    });
  });

  test("of a spreadsheet: other headings, one full name, people's words", async () => {
    const person = { Name: "Ana María Ruiz", "E-Mail": "ana@shop.example" };
    const others = { Status: "In Progress", Company: "Shop", "Lead Source": "Trade show" };
    expect((await read("leads", { ...person, ...others })).fields).toEqual({
      ...{ first_name: "Ana", last_name: "María Ruiz", email: "ana@shop.example" },
      ...{ status: "in_progress", company_name: "Shop", source: "Trade show" },
    });
  });

  test("with a phone number, how to answer, and when texts were agreed to", async () => {
    const visit = { came_from: "search", first_page: "/about" };
    const row = { ...lead, ...visit, Mobile: "(856) 555-0173", contact_by: "Text" };
    const texts_ok_at = "2026-11-23T15:00:00.000Z";
    const { fields, times } = await read("leads", { ...row, texts_ok_at });
    expect(fields).toMatchObject({ phone: "(856) 555-0173", contact_by: "text", ...visit });
    expect(times).toEqual(new Map([["texts_ok_at", new Date(texts_ok_at)]]));
  });

  test("with only a phone number", async () => {
    const { email: _, ...rest } = lead;
    const phone = "(856) 555-0173";
    for (const row of [rest, { ...rest, email: "" }]) {
      expect((await read("leads", { ...row, phone })).fields).toMatchObject({ email: "", phone });
    }
  });

  test("without a status is to do and has the import as its source", async () => {
    const { status: _, ...rest } = lead;
    expect((await read("leads", rest)).fields).toEqual({ ...lead, source: "import" });
  });

  test("as our own export has it", async () => {
    const row = { ...lead, source: "contact-form", service_interests: "seo; automation" };
    expect((await read("leads", row)).fields).toMatchObject({
      source: "contact-form",
      service_interests: ["seo", "automation"],
    });
    // A form of the site that asks only for an email left this lead.
    const nameless = { first_name: "", last_name: "", email: "ana@shop", status: "todo" };
    const source = "voorhees-web-design-cta";
    expect((await read("leads", { ...nameless, source })).fields).toEqual({ ...nameless, source });
  });

  test.each([
    [{ first_name: "", last_name: "" }, "first_name: First name is required"],
    [{ email: "ana@shop" }, 'email: Please enter a valid email address (it says "ana@shop")'],
    [{ email: "" }, "email: Give an email address or a phone number (it's empty)"],
    [{ source: "x".repeat(101) }, "source: Source must be at most 100 characters"],
    [{ created_at: "yesterday" }, "created_at: must be a time like"],
  ])("with %j is refused", async (cells, words) => {
    expect(await problems("leads", { ...lead, ...cells })).toContain(words);
  });

  test("reports every problem", async () => {
    const said = await problems("leads", { ...lead, first_name: "", last_name: "", email: "ana" });
    expect(said).toContain("first_name: ");
    expect(said).toContain("email: ");
  });
});

describe("words that aren't ours", () => {
  test.each([
    [{ status: "Done" }, { status: "completed" }],
    [{ status: "NEW" }, { status: "todo" }],
    [{ status: "Not started" }, { status: "todo" }],
    [{ business_type: "REAL_ESTATE" }, { business_type: "Real Estate" }],
    [{ business_type: "construction" }, { business_type: "Construction" }],
    [{ service_interests: "Social media; SEO" }, { service_interests: ["social", "seo"] }],
    [{ contact_by: "SMS" }, { contact_by: "text" }],
  ])("%j is understood", async (cells, fields) => {
    const record = await read("leads", { ...lead, ...cells });
    expect(record.fields).toMatchObject(fields);
    expect(record.remarks).toEqual([]);
  });

  test.each([
    [{ status: "Nurture" }, "what isn't Todo, In progress, or Completed is left out"],
    [{ business_type: "Pirate" }, "what isn't Daycare, "],
    [
      { service_interests: "gardens" },
      "what isn't AI and automation, Website and local search, or Social media is left out",
    ],
    [{ contact_by: "pigeon" }, "what isn't Call, Text, or Email is left out"],
  ])("%j is left out with a note, and the person stays", async (cells, words) => {
    const { fields, remarks, unusable } = await read("leads", { ...lead, ...cells });
    expect(fields).toEqual({ ...lead, source: "import" });
    const [[column, cell] = ["", ""]] = Object.entries(cells);
    expect(remarks).toEqual([{ column, cell, text: expect.stringContaining(words) }]);
    expect(unusable).toContain(column);
  });

  test("keeps the known part of a list", async () => {
    const { fields, remarks } = await read("leads", { ...lead, Services: "seo, gardens" });
    expect([fields.service_interests, remarks.length]).toEqual([["seo"], 1]);
  });
});

test("a client needs its name and a valid address", async () => {
  const said = await problems("clients", { client_name: "", phone: "1" });
  expect(said).toContain("Client name is required");
  expect(await problems("clients", { client_name: "Ruiz", email: "a@b" })).toContain("email: ");
});

test("treats hostile text as text", async () => {
  const titleOf = async (title: string) => (await read("tasks", { ...task, title })).fields.title;
  const title = '=HYPERLINK("http://evil.example","x")';
  expect(await titleOf(title)).toBe(title);
  expect(await titleOf(`'${title}`)).toBe(title);
  expect(await titleOf("<img src=x onerror=alert(1)>")).toBe("<img src=x onerror=alert(1)>");
  expect(await titleOf("a\u0000\u202eb")).toBe("ab");
});

describe("a task's client", () => {
  const ruiz = { id: "7", client_name: "Ruiz Plumbing" };

  test.each([
    [{ client_id: "7" }, ruiz],
    [{ client_id: "7", client_name: "An older name" }, ruiz],
    [{ client_id: "unknown", client_name: " ruiz  PLUMBING" }, ruiz],
    [{ client_name: "Ruiz Plumbing" }, ruiz],
    [{ "clients.client_name": "Ruiz Plumbing" }, ruiz],
    [{ client: '{"client_name":"Ruiz Plumbing"}' }, ruiz],
    [{ clients: '{"id":7}' }, ruiz],
    [{ client: "Ruiz Plumbing" }, ruiz],
    [{ client_id: "", client_name: "" }, undefined],
    [{ client: "null" }, undefined],
  ])("named by %j", async (cells, client) => {
    const { fields } = await read("tasks", { ...task, ...cells });
    expect(fields).toEqual(client ? { ...task, client } : task);
  });

  test.each([
    [{ client_id: "6" }, "no client of the company has the id 6"],
    [{ client_name: "Nobody" }, 'no client of the company is called "Nobody"'],
    [{ client_name: "Bell Heating" }, '2 clients are called "Bell Heating"'],
  ])("not found by %j", async (cells, words) => {
    expect(await problems("tasks", { ...task, ...cells })).toContain(words);
  });
});
