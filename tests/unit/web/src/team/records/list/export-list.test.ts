import { parse } from "papaparse";
import { expect, test } from "vitest";
import { csvColumns } from "#contract/csv-file";
import { storedLead } from "#contract/lead";
import { storedTask } from "#contract/task";
import { leads } from "#web/src/team/leads/lead-list.ts";
import { csvHead, csvLines } from "#web/src/team/records/list/export-list.ts";
import { tasks } from "#web/src/team/tasks/task-list.ts";

const columns = ["id", "text", "day"];
const one = (text: string) => csvLines(columns, [{ id: "a", text }]);

test("writes the names of columns first, then a line for each row", () => {
  expect(csvHead(columns)).toBe('"id","text","day"\r\n');
  const rows = [
    { id: "a", text: "one", day: "2026-01-02" },
    { id: "b", day: null },
  ];
  expect(csvLines(columns, rows)).toBe('"a","one","2026-01-02"\r\n"b","",""\r\n');
  expect(csvLines(columns, [])).toBe("");
});

test("guards a formula, and nothing else, from a spreadsheet", () => {
  const textOf = (text: string) => parse<string[]>(one(text)).data[0]?.[1];
  const formula = '=HYPERLINK("http://x.example","y")';
  expect(textOf(formula)).toBe(`'${formula}`);
  expect(textOf("'quoted'")).toBe("'quoted'");
});

test("never begins a new cell inside a text, whatever a program splits at", () => {
  const text = ";=1+1;=WEBSERVICE(B2&A2)\t=1+1|@SUM(A1)";
  expect(one(text)).toBe(`"a","${text}",""\r\n`);
});

test("is read back unchanged", () => {
  const text = 'Zoë 😀 said "hi", a;b\non two\r\nlines';
  expect(parse<string[]>(one(text), { delimiter: "," }).data[0]).toEqual(["a", text, ""]);
});

test("exports columns that people know, in a fixed order", () => {
  expect(csvColumns).toEqual({
    leads: [
      ...["id", "first_name", "last_name", "email", "company_name", "status", "created_at"],
      ...["source", "message", "service_interests", "business_type", "town", "phone"],
      ...["contact_by", "came_from", "first_page", "texts_ok_at"],
      ...["waiting_since", "aside_since", "answered_at"],
      ...["last_entry_at", "next_on", "next_for", "client_id", "log_text", "standing"],
    ],
    clients: [
      ...["id", "client_name", "email", "phone", "address", "notes", "created_at", "lead_id"],
      ...["last_entry_at", "log_text"],
    ],
    tasks: [
      ...["id", "title", "description", "status", "priority", "assigned_to", "due_date"],
      ...["created_at", "client_name", "client_id", "lead_id", "done_at", "put_back_at"],
      ...["moved_to", "given_to", "last_entry_at", "log_text"],
    ],
  });
});

test("turns word lists and a task's client into cells", () => {
  const lead = leads.cells(storedLead.parse({ service_interests: ["seo", "social"] }));
  expect(csvLines(["service_interests"], [lead])).toBe('"seo; social"\r\n');
  const client = { id: "c1", client_name: "Acme" };
  const task = tasks.cells(storedTask.parse({ title: "Call", client }));
  expect(csvLines(["title", "client_name", "client_id"], [task])).toBe('"Call","Acme","c1"\r\n');
});
