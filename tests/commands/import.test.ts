import { Timestamp } from "firebase-admin/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { main as importMain } from "#scripts/admin/import/import-command.ts";
import { store, stored } from "./admin.ts";
import { dataCompany, exportWhole, file, importWhole, newFile } from "./data-files.ts";
import { heard, runCommand, spawnCommand } from "./run-command.ts";

const companyId = "imported";
const company = dataCompany(companyId);
const { documents, path } = company;
const own = `--company=${companyId}`;
const run = (...args: string[]) => runCommand("import", [...args, own]);

beforeAll(company.open);
beforeEach(company.clean);
afterAll(company.close);

const leads = `\ufeffid;first_name;last_name;email;company_name;status;created_at;user_id\r
1;Ana;Ruiz;ana@shop.example;;todo;2024-03-15 12:34:56.789+00;u1\r
2;Sal;"Ventresca\r
& Sons";sal@shop.example;Ventresca;in_progress;2024-03-16T08:00:00Z;u1\r
3;Bad;Address;bad@shop;;todo;2024-03-16T08:00:00Z;u1\r
4;=1+1;"O""Neill; Jr.";"+x@shop.example";"'=SUM(A1)";completed;;u1\r
1;Ana;Ruiz;ana@shop.example;;todo;2024-03-15 12:34:56.789+00;u1\r
2;Other;Person;other@shop.example;;todo;;u1\r
`;

describe("with ids", () => {
  test("stores good rows, names the lines of bad ones, and repeats nothing", async () => {
    const exported = file("leads.csv", leads);
    const first = await spawnCommand("import", ["leads", exported, own]);
    expect(first.code).toBe(1);
    expect(first.text).toContain("1 column is not read: user_id");
    expect(first.text).toMatch(/line 5: email: .*\n/);
    expect(first.text).toContain(
      "id: it's another list's, so the row was compared by its email (line 8)",
    );
    expect(first.text).toContain(
      "4 added, 0 changed, 0 as they were, 1 repeated in the file, 1 bad",
    );
    const after = await documents("leads");
    const [other = ""] = Object.keys(after).filter((id) => id.startsWith("row-"));
    expect(after).toEqual({
      [other]: expect.objectContaining({ first_name: "Other", last_name: "Person" }),
      1: {
        first_name: "Ana",
        last_name: "Ruiz",
        ...{ email: "ana@shop.example", email_key: "ana@shop.example" },
        ...{ name_key: "ana ruiz", last_key: "ruiz" },
        status: "todo",
        source: "import",
        created_at: Timestamp.fromDate(new Date("2024-03-15T12:34:56.789Z")),
      },
      2: expect.objectContaining({ last_name: "Ventresca & Sons", company_name: "Ventresca" }),
      4: expect.objectContaining({
        first_name: "=1+1",
        last_name: 'O"Neill; Jr.',
        company_name: "=SUM(A1)",
        created_at: expect.any(Timestamp),
      }),
    });
    const second = await run("leads", exported);
    expect(second.text).toContain("0 added, 0 changed, 4 as they were");
    expect(await documents("leads")).toEqual(after);
  });

  test("changes only what a corrected file says, and asks first", async () => {
    const created_at = Timestamp.fromMillis(1);
    const before = {
      ...{ first_name: "Ana", last_name: "Ruiz", email: "ana@shop.example", status: "todo" },
      ...{ company_name: "Shop", source: "contact-form", message: "Hello there", created_at },
    };
    await store.doc(path("leads", "7")).set(before);
    const right = file(
      "right.csv",
      "id,first_name,last_name,email,company_name,status\n7,Anna,Ruiz,Ana@Shop.example,,completed\n",
    );
    const overwritten = "line 2: first_name, email, company_name, status (of 7)";
    const dry = await run("leads", right, "--dry-run");
    expect([dry.code, dry.text]).toEqual([0, expect.stringContaining("1 would be changed")]);
    expect(dry.text).toContain(overwritten);
    // Nobody can answer a question here.
    const unasked = await spawnCommand("import", ["leads", right, own]);
    expect([unasked.code, unasked.text]).toEqual([1, expect.stringContaining("--yes says so")]);
    const asked: string[] = [];
    const no = await heard(() =>
      importMain(["leads", right, own], async (question) => {
        asked.push(question);
        return "no";
      }),
    );
    expect(asked).toEqual([expect.stringMatching(/^Change 1 in the demo .*\? Type yes: $/)]);
    expect(no.text).toContain("Nothing was stored.");
    expect(await stored(path("leads", "7"))).toEqual(before);

    const done = await heard(() => importMain(["leads", right, own], async () => "yes"));
    expect([done.code, done.text]).toEqual([0, expect.stringContaining(overwritten)]);
    expect(await stored(path("leads", "7"))).toEqual({
      ...{ first_name: "Anna", last_name: "Ruiz", status: "completed" },
      ...{ email: "Ana@Shop.example", email_key: "ana@shop.example", name_key: "anna ruiz" },
      ...{ source: "contact-form", message: "Hello there", created_at },
    });
  });

  test("finds tasks' clients, and takes their present names", async () => {
    const clients = "id,client_name,phone\n11,Ruiz Plumbing,+1 856\n12,Bell,\n";
    expect((await run("clients", file("clients.csv", clients))).code).toBe(0);
    const tasks = file(
      "tasks.csv",
      "id,title,status,priority,due_date,client_id,client_name\n1,Call,todo,high,2026-05-31,11,Old name\n2,Write,todo,low,,,bell\n3,Lost,todo,low,,99,Nobody\n4,None,todo,low,,,\n",
    );
    const { code, text } = await run("tasks", tasks);
    expect(code).toBe(1);
    expect(text).toContain('line 4: no client of the company is called "Nobody"');
    expect(await documents("tasks")).toEqual({
      1: expect.objectContaining({ client: { id: "11", client_name: "Ruiz Plumbing" } }),
      2: expect.objectContaining({ client: { id: "12", client_name: "Bell" } }),
      4: expect.not.objectContaining({ client: expect.anything() }),
    });
  });

  test("imports a long file in parts", async () => {
    const rows = Array.from({ length: 1001 }, (_, index) => `${index},Client ${index}`);
    const many = file("many.csv", `id,client_name\n${rows.join("\n")}\n`);
    const notes: string[] = [];
    expect((await importWhole(company.location("clients"), many, notes)).rows).toHaveLength(1001);
    expect(notes).toEqual(["400 of 1,001", "800 of 1,001", "1,001 of 1,001"]);
    const { code, text } = await run("clients", many);
    expect([code, text]).toEqual([0, expect.stringContaining("0 changed, 1,001 as they were")]);
    const written: string[] = [];
    await exportWhole(company.location("clients"), newFile("many-out.csv"), written);
    expect(written.at(-1)).toContain("1,001");
  });
});

describe("without ids, as a spreadsheet writes it", () => {
  const sheet = [
    "sep=;",
    "First Name;Last Name;E-mail;Company;Lead Source;Created on;Phone",
    "José;Núñez;jose@shop.example;Núñez Café;Trade show;3/4/2026;856 555 0142",
    "Ben;Okafor;ben@shop.example;;Trade show;3/15/2026;",
    ";;nameless@shop.example;;;;",
    "Cara;Bell;cara@bell;;;;",
    "Dan;Kim;dan@kim.example;;;;",
  ].join("\r\n");

  test("says in the dry run how it reads the file, with three rows", async () => {
    const { code, text } = await run(
      "leads",
      file("sheet.csv", Buffer.from(sheet, "latin1")),
      "--dry-run",
    );
    expect(code).toBe(1);
    expect(text).toContain('read as Windows text: "José"');
    expect(text).toContain("created_at: 3/4/2026 is read as month/day/year: March 4, 2026.");
    expect(text).toContain(`There's no column status: new leads get "todo".`);
    expect(text).toContain("phone: 856 555 0142\n");
    expect(text).toContain("company_name: Núñez Café\n");
    expect(text).toContain("created_at: 2026-03-04T05:00:00.000Z\n");
    expect(text.match(/^ {2}line \d$/gm)).toEqual(["  line 3", "  line 4", "  line 7"]);
    expect(text).toContain("line 5: first_name: First name is required");
    expect(text).toContain("line 6: email: Please enter a valid email address");
    expect(text).toContain("3 would be added, 0 would be changed");
    expect(await documents("leads")).toEqual({});
  });

  test("adds nothing twice when a corrected file is imported again", async () => {
    // A corrected row changes its record.
    expect((await run("leads", file("sheet.csv", Buffer.from(sheet, "latin1")))).code).toBe(1);
    const before = await documents("leads");
    expect(Object.values(before)).toHaveLength(3);
    const corrected = sheet
      .replace("Núñez Café", "Café Núñez")
      .replace(";;nameless@", "Nina;Nameless;nameless@")
      .replace("cara@bell", "cara@bell.example");
    const path = file("corrected.csv", corrected);
    const dry = await run("leads", path, "--dry-run");
    expect(dry.text).toContain("1 stored record would change:\n  line 3: company_name (of row-");
    expect(dry.text).toContain("2 would be added, 1 would be changed, 2 as they were");
    expect((await run("leads", path, "--yes")).code).toBe(0);
    const after = Object.values(await documents("leads"));
    expect(after).toHaveLength(5);
    expect(after.map(({ company_name }) => company_name).filter(Boolean)).toEqual(["Café Núñez"]);
    expect((await run("leads", path)).text).toContain("0 added, 0 changed, 5 as they were");
  });
});

test.each([
  [["leads", "none.csv", own], "cannot be read (ENOENT)"],
  [["leads", file("empty.csv", ""), own], "is empty"],
  [["leads", file("other.csv", "a,b\n1,2\n"), own], "are missing"],
  [["leads", file("book.csv", "PK\u0003\u0004..."), own], "This is an Excel file, not CSV"],
  [["leads", file("some.csv", leads), "--company=nobodys"], 'has access to a company "nobodys"'],
])("%j fails with a sentence and stores nothing", async (args, words) => {
  const { code, text } = await runCommand("import", args);
  expect([code, text]).toEqual([1, expect.stringContaining(words)]);
  expect(await documents("leads")).toEqual({});
});
