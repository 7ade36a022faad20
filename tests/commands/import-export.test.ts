import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Timestamp } from "firebase-admin/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type CompanyCollection, companyPath, whitelistPath } from "#contract/collections";
import { exportFile } from "../../scripts/admin/export/export-file.ts";
import { importFile } from "../../scripts/admin/import/import-file.ts";
import { store, stored } from "./admin.ts";
import { runCommand, spawnCommand } from "./run-command.ts";

const companyId = "imported";
const otherId = "imported-copy";
const folder = mkdtempSync(join(tmpdir(), "import-"));
const owner = whitelistPath("owner@imported.example");
const otherOwner = whitelistPath("owner@copy.example");

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const at = (collection: CompanyCollection, id: string, company = companyId) =>
  `${companyPath(company, collection)}/${id}`;

async function documents(collection: CompanyCollection, company = companyId) {
  const { docs } = await store.collection(companyPath(company, collection)).get();
  return Object.fromEntries(docs.map((one) => [one.id, one.data()]));
}

const run = (name: "import" | "export", ...args: string[]) => runCommand(name, args);

async function clean() {
  for (const company of [companyId, otherId]) {
    await store.recursiveDelete(store.doc(`companies/${company}`));
  }
}

beforeAll(async () => {
  await store.doc(owner).set({ company_id: companyId });
  await store.doc(otherOwner).set({ company_id: otherId });
});
beforeEach(clean);
afterAll(async () => {
  await clean();
  await store.doc(owner).delete();
  await store.doc(otherOwner).delete();
});

const leads = `\ufeffid;first_name;last_name;email;company_name;status;created_at;user_id\r
1;Ana;Ruiz;ana@shop.example;;todo;2024-03-15 12:34:56.789+00;u1\r
2;Sal;"Ventresca\r
& Sons";sal@shop.example;Ventresca;in_progress;2024-03-16T08:00:00Z;u1\r
3;Bad;Status;bad@shop.example;;done;2024-03-16T08:00:00Z;u1\r
4;=1+1;"O""Neill; Jr.";"+x@shop.example";"'=SUM(A1)";completed;;u1\r
1;Ana;Ruiz;ana@shop.example;;todo;2024-03-15 12:34:56.789+00;u1\r
2;Other;Person;other@shop.example;;todo;;u1\r
`;

describe("import", () => {
  test("good rows are stored, bad ones named with their line, twice is once", async () => {
    const path = file("leads.csv", leads);
    const first = await spawnCommand("import", ["leads", path, `--company=${companyId}`]);
    expect(first.code).toBe(1);
    expect(first.text).toContain("Columns not read: user_id");
    expect(first.text).toMatch(/line 5: status: .*\n/);
    expect(first.text).toContain("line 8: id: line 3 has the same id and says something else");
    expect(first.text).toContain(
      "3 added, 0 changed, 0 as they were, 1 repeated in the file, 2 bad",
    );
    const after = await documents("leads");
    expect(after).toEqual({
      1: {
        first_name: "Ana",
        last_name: "Ruiz",
        email: "ana@shop.example",
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
    const second = await run("import", "leads", path, `--company=${companyId}`);
    expect(second.text).toContain("0 added, 0 changed, 3 as they were");
    expect(await documents("leads")).toEqual(after);
  });

  test("a file that was put right changes only what it says", async () => {
    const created_at = Timestamp.fromMillis(1);
    await store.doc(at("leads", "7")).set({
      ...{ first_name: "Ana", last_name: "Ruiz", email: "ana@shop.example", status: "todo" },
      ...{ company_name: "Shop", source: "contact-form", message: "Hello there", created_at },
    });
    const path = file(
      "right.csv",
      "id,first_name,last_name,email,company_name,status\n7,Anna,Ruiz,ana@shop.example,,completed\n",
    );
    const dry = await run("import", "leads", path, `--company=${companyId}`, "--dry-run");
    expect([dry.code, dry.text]).toEqual([0, expect.stringContaining("1 would be changed")]);
    expect(await stored(at("leads", "7"))).toMatchObject({ first_name: "Ana", status: "todo" });

    expect((await run("import", "leads", path, `--company=${companyId}`)).code).toBe(0);
    expect(await stored(at("leads", "7"))).toEqual({
      ...{ first_name: "Anna", last_name: "Ruiz", email: "ana@shop.example", status: "completed" },
      ...{ source: "contact-form", message: "Hello there", created_at },
    });
  });

  test("tasks find their clients, and take their present name", async () => {
    const clients = file(
      "clients.csv",
      "id,client_name,phone\n11,Ruiz Plumbing,+1 856\n12,Bell,\n",
    );
    expect((await run("import", "clients", clients, `--company=${companyId}`)).code).toBe(0);
    const tasks = file(
      "tasks.csv",
      "id,title,status,priority,due_date,client_id,client_name\n1,Call,todo,high,2026-05-31,11,Old name\n2,Write,todo,low,,,bell\n3,Lost,todo,low,,99,Nobody\n4,None,todo,low,,,\n",
    );
    const { code, text } = await run("import", "tasks", tasks, `--company=${companyId}`);
    expect(code).toBe(1);
    expect(text).toContain('line 4: no client of the company is called "Nobody"');
    expect(await documents("tasks")).toEqual({
      1: expect.objectContaining({ client: { id: "11", client_name: "Ruiz Plumbing" } }),
      2: expect.objectContaining({ client: { id: "12", client_name: "Bell" } }),
      4: expect.not.objectContaining({ client: expect.anything() }),
    });
  });

  test("a long file goes through in parts", async () => {
    const rows = Array.from({ length: 1001 }, (_, index) => `${index},Client ${index}`);
    const path = file("many.csv", `id,client_name\n${rows.join("\n")}\n`);
    const { code, text } = await run("import", "clients", path, `--company=${companyId}`);
    expect([code, text]).toEqual([0, expect.stringContaining("1,001 added")]);
    const count = await store.collection(companyPath(companyId, "clients")).count().get();
    expect(count.data().count).toBe(1001);
    // The way it goes is shown while it goes, forth and back.
    const job = { collection: "clients", companyId, file: path, dryRun: false } as const;
    const notes: string[] = [];
    const again = await importFile(store, job, (text) => notes.push(text));
    expect(again).toMatchObject({ added: 0, changed: 0, same: 1001 });
    expect(notes).toEqual(["line 401", "line 801"]);
    const out = join(folder, "many-out.csv");
    const written: string[] = [];
    await exportFile(store, { ...job, file: out }, (text) => written.push(text));
    expect(written.at(-1)).toContain("1,001");
  });

  test.each([
    [["leads", "none.csv", `--company=${companyId}`], "cannot be read (ENOENT)"],
    [["leads", file("empty.csv", ""), `--company=${companyId}`], "is empty"],
    [["leads", file("other.csv", "a,b\n1,2\n"), `--company=${companyId}`], "are missing"],
    [["leads", file("some.csv", leads), "--company=nobodys"], 'has access to a company "nobodys"'],
  ])("%j fails with a sentence and stores nothing", async (args, words) => {
    const { code, text } = await runCommand("import", args);
    expect([code, text]).toEqual([1, expect.stringContaining(words)]);
    expect(await documents("leads")).toEqual({});
  });
});

describe("export", () => {
  const created_at = Timestamp.fromDate(new Date("2024-03-15T12:34:56.789Z"));
  const client = {
    client_name: "=cmd|' /C calc'!A0",
    phone: "+1 856 555 0142",
    notes: 'a\n"b", c',
  };
  const lead = {
    ...{ first_name: "'=x", last_name: "-", email: "ana@shop.example", status: "todo" },
    ...{ source: "contact-form", message: "One\nTwo", service_interests: ["seo", "social"] },
  };
  const task = {
    ...{ title: "@work", status: "todo", priority: "high", due_date: "2026-05-31" },
    client: { id: "c1", client_name: client.client_name },
  };

  test("what is exported can be imported elsewhere and is the same", async () => {
    await store.doc(at("clients", "c1")).set({ ...client, created_at });
    await store.doc(at("leads", "l1")).set({ ...lead, created_at });
    await store.doc(at("tasks", "t1")).set({ ...task, created_at });
    for (const collection of ["clients", "leads", "tasks"] as const) {
      const path = join(folder, `${collection}-out.csv`);
      const job = { collection, file: path, dryRun: false };
      expect(await exportFile(store, { ...job, companyId }, () => undefined)).toBe(1);
      for (const row of readFileSync(path, "utf8").split(/\r\n/)) {
        expect(row.split(",").filter((cell) => /^"?[=+\-@]/.test(cell))).toEqual([]);
      }
      const again = await importFile(store, { ...job, companyId }, () => undefined);
      expect(again).toMatchObject({ added: 0, changed: 0, same: 1, bad: [] });
      const copied = await importFile(store, { ...job, companyId: otherId }, () => undefined);
      expect(copied).toMatchObject({ added: 1, bad: [] });
      expect(await documents(collection, otherId)).toEqual(await documents(collection));
    }
  });

  test("an odd document is exported as far as it can be read", async () => {
    await store.doc(at("leads", "odd")).set({ first_name: 7, status: "on_hold" });
    const path = join(folder, "odd.csv");
    const args = ["leads", path, `--company=${companyId}`];
    const { code, text } = await spawnCommand("export", args);
    expect([code, text]).toEqual([0, expect.stringContaining("1 leads of imported are in")]);
    expect(readFileSync(path, "utf8")).toContain("odd,,,,,on_hold,");
  });

  test("never over a file that is there, and none where it fails", async () => {
    const path = file("precious.csv", "mine");
    const { code, text } = await run("export", "leads", path, `--company=${companyId}`);
    expect([code, text]).toEqual([1, expect.stringContaining("is there already")]);
    expect(readFileSync(path, "utf8")).toBe("mine");
    const unknown = join(folder, "unknown.csv");
    expect((await run("export", "leads", unknown, "--company=nobodys")).code).toBe(1);
    expect(existsSync(unknown)).toBe(false);
  });
});
