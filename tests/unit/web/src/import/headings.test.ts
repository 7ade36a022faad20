import { describe, expect, test } from "vitest";
import { companyTables } from "#web/src/import/company-tables.ts";
import { readColumns } from "#web/src/import/headings.ts";
import { cellsOf } from "#web/src/import/row-cells.ts";

const { leads, clients, tasks } = companyTables;

describe("the line of headings", () => {
  test("can have any order and case, and names unknown ones as written", () => {
    const head = ["Status", " EMAIL ", "last_name", "first_name", "User ID", "", "id"];
    expect(readColumns(leads, head)).toMatchObject({
      names: ["status", "email", "last_name", "first_name", undefined, undefined, "id"],
      ignored: ["User ID"],
    });
    expect(readColumns(leads, ["email", "id", "first_name"]).hasOwnIds).toBe(true);
    expect(readColumns(leads, ["email", "ID", "first_name"]).hasOwnIds).toBe(false);
    expect(readColumns(leads, ["E-mail", "id", "First Name"]).hasOwnIds).toBe(false);
  });

  test.each([
    [
      leads,
      "First Name|Surname|E-mail Address|Company|City|Notes",
      "first_name|last_name|email|company_name|town|message",
    ],
    [leads, "Full name|E-Mail", "name|email"],
    [clients, "Customer|Phone Number|Street address|Comments", "client_name|phone|address|notes"],
    [tasks, "Task|Due|Assignee|Client|Priority", "title|due_date|assigned_to|client|priority"],
    [tasks, "title|clients.id|clients.client_name", "title|client_id|client_name"],
  ])("can have the names that people use", (table, head, names) => {
    expect(readColumns(table, head.split("|")).names).toEqual(names.split("|"));
  });

  test("prefers our own name to another one for the same field", () => {
    const columns = readColumns(clients, ["Company", "client_name", "Mobile", "Phone"]);
    const both = new Map(Object.entries({ client_name: "B", phone: "2" }));
    expect(cellsOf(columns, ["A", "B", "1", "2"])).toEqual(both);
    const others = new Map(Object.entries({ client_name: "A", phone: "1" }));
    expect(cellsOf(columns, ["A", "", "1", ""])).toEqual(others);
  });

  test.each([
    [
      ["last_name", "email"],
      'but first name is missing. It says "last_name, email". These are read',
    ],
    [["town"], "first name and email are missing"],
    [["first_name", "email", "Email"], "the column email twice"],
  ])("can't be %j", (head, words) => {
    expect(() => readColumns(leads, head)).toThrow(words);
  });
});

test("refuses too many cells and reads missing ones as empty", () => {
  const columns = readColumns(clients, ["client_name", "notes"]);
  expect(cellsOf(columns, ["a", "b", "c"])).toContain("it has 3 cells");
  expect(cellsOf(columns, ["a", "b", " "])).toEqual(
    new Map(Object.entries({ client_name: "a", notes: "b" })),
  );
  expect(cellsOf(columns, ["a"])).toEqual(new Map([["client_name", "a"]]));
  expect(cellsOf(columns, ["a", "\\N"])).toEqual(new Map([["client_name", "a"]]));
});
