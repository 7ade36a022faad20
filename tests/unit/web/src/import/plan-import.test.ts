import { describe, expect, test } from "vitest";
import { plan } from "./plan-text.ts";

const ana = { first_name: "Ana", last_name: "Ruiz", email: "Ana@shop.example", status: "todo" };
const created_at = "2026-03-15T12:34:56.789Z";

describe("a row without an id", () => {
  const head = "first name,last name,email,status,company\n";

  test("is the lead with this address, and says what it changes", async () => {
    const existing = [{ id: "l1", fields: { ...ana, source: "contact-form", created_at } }];
    const text = `${head}Ana,Ruiz,ana@SHOP.example,To do,\nBen,Okafor,ben@shop.example,todo,\n`;
    expect((await plan("leads", text, existing)).fates).toEqual(["2: l1 email", "3: new"]);
    const same = `${head}Ana,Ruiz,Ana@shop.example,todo,\n`;
    expect((await plan("leads", same, existing)).fates).toEqual(["2: l1"]);
    const more = `${head}Ana,Ruiz,Ana@shop.example,completed,Shop\n`;
    expect((await plan("leads", more, existing)).fates).toEqual(["2: l1 status company_name"]);
  });

  test("is the lead with this number, however it is written", async () => {
    const existing = [
      { id: "l1", fields: { first_name: "Ana", email: "", phone: "856-555-0142" } },
    ];
    const text = "first name,phone\nAna,+1 (856) 555-0142\nAna,856-555-0142 ext. 7\nAna,ask Dana\n";
    expect((await plan("leads", text, existing)).fates).toEqual([
      "2: l1 phone",
      "3: new",
      "4: new",
    ]);
  });

  test("isn't guessed between two leads unless it matches one exactly", async () => {
    const existing = ["l1", "l2"].map((id) => ({ id, fields: { ...ana, last_name: id } }));
    const text = `${head}Ana,Bell,ana@shop.example,todo,\n`;
    expect((await plan("leads", text, existing)).problems).toEqual([
      "2 email: 2 stored leads have this address or number, so a column id must say which one is meant",
    ]);
    const exact = `${head}Ana,l2,Ana@shop.example,todo,\n`;
    expect((await plan("leads", exact, existing)).fates).toEqual(["2: l2"]);
  });

  test("is the client of this name and address", async () => {
    const existing = [
      { id: "a", fields: { client_name: "Bell", email: "a@bell.example" } },
      { id: "b", fields: { client_name: "Bell", email: "b@bell.example" } },
      { id: "c", fields: { client_name: "Ruiz" } },
    ];
    const text =
      "name,email,phone\nBELL,b@bell.example,1\nBell,c@bell.example,\nRuiz,r@ruiz.example,\nBell,,2\n";
    const { fates, problems } = await plan("clients", text, existing);
    expect(fates).toEqual(["2: b client_name phone", "3: new", "4: c email"]);
    expect(problems).toEqual([
      "5 client_name: 2 stored clients have this name, so a column id must say which one is meant",
    ]);
  });

  test("is the task of this title for the same client", async () => {
    const client = { id: "c1", client_name: "Bell" };
    const existing = [
      { id: "t1", fields: { title: "Call", status: "todo", priority: "low", client } },
      { id: "t2", fields: { title: "Call", status: "todo", priority: "low" } },
    ];
    const text =
      "title,priority,client,due\nCall,low,Bell,\ncall ,low,,3/4/2026\nWrite,low,Bell,\n";
    const { fates, notes } = await plan("tasks", text, existing);
    expect(fates).toEqual(["2: t1", "3: t2 title due_date", "4: new"]);
    expect(notes).toEqual([
      `There's no column status: new tasks get "todo".`,
      "due_date: 3/4/2026 is read as month/day/year: March 4, 2026.",
    ]);
  });

  test("is imported once, and not again under another id", async () => {
    const text = `${head}Ana,Ruiz,ana@shop.example,todo,\nAna,Ruiz,ana@shop.example,todo,\nAna,Bell,ana@shop.example,todo,\n`;
    const { rows, repeated, problems } = await plan("leads", text);
    expect([rows.length, repeated]).toEqual([1, 1]);
    expect(problems).toEqual([
      "4 email: line 2 has the same email and says something else; keep one of the two, or tell them apart with a column id",
    ]);
    // This also works if a person has changed the stored lead by hand since.
    const [first] = rows;
    const moved = [{ id: first?.id ?? "", fields: { ...ana, email: "new@shop.example" } }];
    expect((await plan("leads", text, moved)).fates).toEqual([`2: ${first?.id} email`]);
  });
});

describe("a row with an id", () => {
  const head = "id,first_name,last_name,email,created_at\n";
  const own = "5f0c1a52-8a55-4d0e-9f6b-1f2d3c4b5a69";

  test("is that record, whatever else it says, even with an odd id", async () => {
    // An odd id gets a plain one.
    const existing = [{ id: own, fields: { ...ana, created_at } }];
    const text = `${head}${own},Anna,Bell,other@shop.example,${created_at}\n8,Ana,Ruiz,Ana@shop.example,\na/b,Ana,Ruiz,c@shop.example,\n`;
    const { rows, fates } = await plan("leads", text, existing);
    expect(fates).toEqual([`2: ${own} first_name last_name email`, "3: new", "4: new"]);
    expect(rows.map(({ id }) => id)).toEqual([own, "8", expect.stringMatching(/^id-\w{40}$/)]);
    const later = `${head}${own},Ana,Ruiz,Ana@shop.example,2026-03-16\n`;
    expect((await plan("leads", later, existing)).fates).toEqual([`2: ${own} created_at`]);
  });

  test("of a former table is that record if a part of it still matches", async () => {
    const existing = [{ id: "7", fields: { ...ana, created_at } }];
    const name = `${head}7,Anna,Ruiz,ana@shop.example,\n`;
    expect((await plan("leads", name, existing)).fates).toEqual(["2: 7 first_name email"]);
    const address = `${head}7,Ana,Ruiz,new@shop.example,\n`;
    expect((await plan("leads", address, existing)).fates).toEqual(["2: 7 email"]);
  });
});

describe("a running number of somebody else's list", () => {
  const note = "id: it's another list's, so the row was compared by its";

  test("never matches different leads, even in our own columns", async () => {
    const existing = [
      { id: "1", fields: ana },
      { id: "2", fields: { ...ana, first_name: "Ben", last_name: "Bell", email: "b@b.example" } },
    ];
    for (const head of ["ID,First Name,Last Name,E-mail", "id,first_name,last_name,email"]) {
      const text = `${head}\n1,Cleo,Vance,cleo@v.example\n2,Dan,Oakes,dan@o.example\n`;
      const { fates, rows, notes } = await plan("leads", text, existing);
      expect(fates).toEqual(["2: new", "3: new"]);
      expect(rows.map(({ id }) => id)).not.toContain("1");
      expect(notes).toContain(`${note} email (lines 2, 3).`);
      const stored = rows.map(({ id, record }) => ({ id, fields: record.fields }));
      const again = await plan("leads", text, [...existing, ...stored]);
      expect(again.fates).toEqual(rows.map(({ line, id }) => `${line}: ${id}`));
    }
  });

  test("loses nobody when it restarts in the same file", async () => {
    const text = `id,first_name,last_name,email\n1,Ana,Ruiz,a@a.example\n1,Ben,Bell,b@b.example\n1,Ana,Ruiz,a@a.example\n1,Ana,Vance,a@a.example\n`;
    const { fates, repeated, problems } = await plan("leads", text);
    expect([fates.length, repeated]).toEqual([2, 1]);
    expect(problems).toEqual(["5 id: line 2 has the same id and says something else"]);
  });

  test("finds a person who is stored, and names no new document", async () => {
    const existing = [{ id: "from-the-form", fields: ana }];
    const text = "ID,Name,Email\n31,Ana Ruiz,Ana@shop.example\n32,Cy Hale,cy@hale.example\n";
    const { fates, rows } = await plan("leads", text, existing);
    expect(fates).toEqual(["2: from-the-form", "3: new"]);
    expect(rows[1]?.id).toMatch(/^row-/);
  });

  test.each([
    ["clients", { client_name: "Bell" }, "ID,Customer\n1,Zed Roofing\n"],
    ["tasks", { title: "Call", status: "todo", priority: "low" }, "Id,Task\n1,Write\n"],
    ["tasks", { title: "Call", status: "todo", priority: "low" }, "id,title\n1,Write\n"],
  ] as const)("never matches different %s", async (collection, fields, text) => {
    expect((await plan(collection, text, [{ id: "1", fields }])).fates).toEqual(["2: new"]);
  });

  test("but one of our ids picks the record in anybody's columns", async () => {
    const ids = ["5f0c1a52-8a55-4d0e-9f6b-1f2d3c4b5a69", `row-${"a".repeat(40)}`];
    const existing = ids.map((id) => ({ id, fields: { ...ana, last_name: id } }));
    const text = `Id,First Name,Last Name,Email,Status\n${ids[1]},Ana,Bell,Ana@shop.example,todo\n`;
    expect((await plan("leads", text, existing)).fates).toEqual([`2: ${ids[1]} last_name`]);
  });
});

describe("the file as a whole", () => {
  test("reads Windows text and shows a line of it", async () => {
    const { rows, notes } = await plan("clients", "name\nJos\u00e9 & S\u00f6hne\n", [], "latin1");
    expect(rows[0]?.record.fields).toEqual({ client_name: "José & Söhne" });
    expect(notes).toEqual([expect.stringContaining('read as Windows text: "José & Söhne".')]);
  });

  test("skips empty lines and refuses an empty file", async () => {
    expect((await plan("clients", "\n,\nname,notes\n\nBell,\n")).fates).toEqual(["5: new"]);
    await expect(plan("clients", "\n\n")).rejects.toThrow("The file is empty.");
  });
});

describe("the lead of a client or a task", () => {
  test("is linked if it is stored, and otherwise left out with a note", async () => {
    const text = "client_name,lead_id\nBell,l1\nRuiz,l2\nShop,\n";
    const { rows, problems, notes } = await plan("clients", text);
    expect(problems).toEqual([]);
    expect(rows.map(({ record }) => record.fields)).toEqual([
      { client_name: "Bell", lead_id: "l1" },
      { client_name: "Ruiz" },
      { client_name: "Shop" },
    ]);
    expect(notes).toEqual([
      "lead_id: the lead that is named there isn't in the list, so the link is left out (line 3).",
    ]);
    const task = await plan("tasks", "title,status,priority,lead_id\nCall,todo,low,l1\n");
    expect(task.rows[0]?.record.fields).toMatchObject({ title: "Call", lead_id: "l1" });
  });
});

describe("fields of a lead that the functions keep", () => {
  const head = "id,first_name,last_name,email,status,waiting_since,answered_at,next_on,log_text\n";
  const row = "l1,Ana,Ruiz,Ana@shop.example,todo,2026-03-15T12:00:00Z,,2026-04-01,Called\n";

  test("come with a new lead, but change no stored one", async () => {
    const { rows } = await plan("leads", head + row);
    expect(rows[0]?.record.fields).toMatchObject({ next_on: "2026-04-01", log_text: "Called" });
    expect(rows[0]?.record.times.has("waiting_since")).toBe(true);
    const existing = [{ id: "l1", fields: { ...ana, source: "import", next_on: "2026-05-01" } }];
    expect((await plan("leads", head + row, existing)).fates).toEqual(["2: l1"]);
  });

  test("are refused if they are invalid", async () => {
    const bad = row.replace("2026-04-01", "soon").replace("2026-03-15T12:00:00Z", "then");
    const { problems } = await plan("leads", head + bad);
    expect(problems).toEqual([expect.stringContaining("waiting_since: must be a time like")]);
    expect(problems[0]).toContain("next_on: Write the reminder date like 2026-05-31");
  });
});
