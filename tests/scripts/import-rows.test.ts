import { describe, expect, test } from "vitest";
import type { CompanyCollection } from "#contract/collections";
import { clientDirectory } from "../../scripts/admin/import/client-directory.ts";
import { importedTime } from "../../scripts/admin/import/imported-time.ts";
import { RowError, readRecord } from "../../scripts/admin/import/read-record.ts";
import { cellsOf, readColumns } from "../../scripts/admin/import/row-cells.ts";

const directory = clientDirectory([
  { id: "7", client_name: "Ruiz Plumbing" },
  { id: "8", client_name: "Bell Heating" },
  { id: "9", client_name: "Bell Heating" },
]);

/** A row read under these columns. */
function read(collection: CompanyCollection, row: Record<string, string>) {
  const cells = cellsOf(readColumns(collection, Object.keys(row)), Object.values(row));
  if (typeof cells === "string") throw new RowError([cells]);
  return readRecord(collection, cells, directory);
}

function problems(collection: CompanyCollection, row: Record<string, string>): string {
  try {
    read(collection, row);
  } catch (error) {
    if (error instanceof RowError) return error.message;
    throw error;
  }
  return "none";
}

const lead = { first_name: "Ana", last_name: "Ruiz", email: "ana@shop.example", status: "todo" };
const task = { title: "Call", status: "todo", priority: "high" };

describe("columns", () => {
  test("in any order and case, with the unknown ones named", () => {
    const head = ["Status", " EMAIL ", "last_name", "first_name", "user_id", "id"];
    expect(readColumns("leads", head)).toEqual({
      names: ["status", "email", "last_name", "first_name", undefined, "id"],
      ignored: ["user_id"],
    });
  });

  test.each([
    [["first_name", "email"], "last_name, status are missing"],
    [["first_name", "last_name", "email"], "status is missing"],
    [[...Object.keys(lead), "email"], "the column email twice"],
  ])("%j cannot be", (head, words) => {
    expect(() => readColumns("leads", head)).toThrow(words);
  });
});

describe("records", () => {
  test("a lead of the former table", () => {
    const created_at = "2024-03-15 12:34:56.789+00";
    expect(read("leads", { id: "12", ...lead, company_name: "", created_at })).toEqual({
      id: "12",
      fields: { ...lead, source: "import" },
      createdAt: new Date("2024-03-15T12:34:56.789Z"),
    });
  });

  test("what our own export adds is read again", () => {
    const row = { ...lead, source: "contact-form", service_interests: "seo; automation" };
    expect(read("leads", row).fields).toMatchObject({
      source: "contact-form",
      service_interests: ["seo", "automation"],
    });
  });

  test("ids: the same row gets the same document, an odd id a plain one", () => {
    expect(read("leads", { id: "a/b", ...lead }).id).toMatch(/^id-[0-9a-f]{40}$/);
    expect(read("leads", lead).id).toMatch(/^row-[0-9a-f]{40}$/);
    const reversed = Object.fromEntries(Object.entries(lead).reverse());
    expect(read("leads", reversed).id).toBe(read("leads", { ...lead, id: "" }).id);
    expect(read("leads", { ...lead, last_name: "Bell" }).id).not.toBe(read("leads", lead).id);
  });

  test("everything that is wrong is said", () => {
    const row = { ...lead, status: "done", email: "ana", created_at: "yesterday" };
    const said = problems("leads", row);
    for (const word of ["created_at: must be", "email: Please", "status: Invalid"]) {
      expect(said).toContain(word);
    }
    expect(problems("clients", { client_name: "", phone: "1" })).toContain(
      "Client name is required",
    );
    expect(problems("tasks", { ...task, due_date: "31.05.2026" })).toContain("due_date: Due date");
  });

  test("hostile texts are texts", () => {
    const title = '=HYPERLINK("http://evil.example","x")';
    expect(read("tasks", { ...task, title }).fields.title).toBe(title);
    expect(read("tasks", { ...task, title: `'${title}` }).fields.title).toBe(title);
    expect(read("tasks", { ...task, title: "<img src=x onerror=alert(1)>" }).fields.title).toBe(
      "<img src=x onerror=alert(1)>",
    );
    expect(problems("tasks", { ...task, title: "a\u0000b" })).toContain("cannot be sent");
  });

  test("too many cells are a mistake, too few are empty ones", () => {
    const columns = readColumns("clients", ["client_name", "notes"]);
    expect(cellsOf(columns, ["a", "b", "c"])).toContain("it has 3 cells");
    expect(cellsOf(columns, ["a", "b", " "])).toEqual(
      new Map(Object.entries({ client_name: "a", notes: "b" })),
    );
    expect(cellsOf(columns, ["a"])).toEqual(new Map([["client_name", "a"]]));
    expect(cellsOf(columns, ["a", "\\N"])).toEqual(new Map([["client_name", "a"]]));
  });
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
  ])("named by %j", (cells, client) => {
    const { fields } = read("tasks", { ...task, ...cells });
    expect(fields).toEqual(client ? { ...task, client } : task);
  });

  test.each([
    [{ client_id: "6" }, "no client of the company has the id 6"],
    [{ client_name: "Nobody" }, 'no client of the company is called "Nobody"'],
    [{ client_name: "Bell Heating" }, '2 clients are called "Bell Heating"'],
  ])("not to be found by %j", (cells, words) => {
    expect(problems("tasks", { ...task, ...cells })).toContain(words);
  });

  test("a due day with a clock stays that day", () => {
    const day = (due_date: string) => read("tasks", { ...task, due_date }).fields.due_date;
    expect(day("2026-05-31")).toBe("2026-05-31");
    expect(day("2026-05-31T23:30:00-05:00")).toBe("2026-05-31");
    expect(day("2026-05-31 00:00:00+00")).toBe("2026-05-31");
  });
});

test.each([
  ["2024-03-15T12:34:56.789Z", "2024-03-15T12:34:56.789Z"],
  ["2024-03-15 12:34:56.789123+00", "2024-03-15T12:34:56.789Z"],
  ["2024-03-15 12:34:56+02:00", "2024-03-15T10:34:56.000Z"],
  ["2024-03-15 12:34:56-0530", "2024-03-15T18:04:56.000Z"],
  ["2024-03-15 12:34", "2024-03-15T12:34:00.000Z"],
  ["2024-03-15 12:34:56 UTC", "2024-03-15T12:34:56.000Z"],
  ["2024-03-15", "2024-03-15T00:00:00.000Z"],
  ["2024-02-30", undefined],
  ["2024-03-15 25:00", undefined],
  ["15.03.2024", undefined],
  ["1710506096", undefined],
])("the time %s", (text, iso) => {
  expect(importedTime(text)?.toISOString()).toBe(iso);
});
