import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { companyPath } from "#contract/collections";
import { dataLocations } from "#functions/person/data-locations.ts";
import { findPerson } from "#functions/person/find-person.ts";
import { main as forgetMain } from "#scripts/admin/person/forget-command.ts";
import { planForgetting } from "#scripts/admin/person/forget-person.ts";
import { accountOf } from "#scripts/admin/team/member-account.ts";
import { projectId } from "#scripts/repository.ts";
import { auth, store } from "./admin.ts";
import { heard, runCommand, spawnCommand } from "./run-command.ts";
import { documentsAbout, remaining, write } from "./stored-person.ts";

const email = "ana.kim@person.example";
const opened = { store, auth, target: { kind: "real", projectId } } as const;

const person = documentsAbout("Ana.Kim@Person.example", "Ana");
const all = { ...person.always, ...person.clients, ...person.access };
const others = Object.assign(
  {
    [`${companyPath("agency", "tasks")}/about-ana`]: { title: `Call ${email}` },
  },
  ...[
    "ana.\u212aim@person.example",
    "nana.kim@person.example",
    "ana.kim@person.example.org",
    "ana.kim@person",
  ].flatMap((address) => {
    const { always, clients, access } = documentsAbout(address, "Other");
    return [always, clients, access];
  }),
);

const paths = (documents: object) => Object.keys(documents);
const gone = async (documents: Record<string, object>) =>
  expect(await remaining(documents)).toEqual([]);
const whole = async (documents: Record<string, object>) =>
  expect(await remaining(documents)).toEqual(paths(documents));

async function deleteAccount() {
  const account = await accountOf(opened, email);
  if (account) await auth.deleteUser(account.uid);
}

beforeEach(async () => {
  await write({ ...all, ...others });
  await deleteAccount();
  await auth.createUser({ email, emailVerified: true });
});
afterAll(async () => {
  for (const path of paths({ ...all, ...others })) await store.doc(path).delete();
  await deleteAccount();
});

test("stores this person in every place where anybody can be", () => {
  const written = new Set(paths(all).map((path) => path.split("/").at(-2)));
  const searched = Object.entries(dataLocations).filter(
    ([, location]) => typeof location !== "string",
  );
  for (const [name] of searched) expect(written).toContain(name);
});

describe("person", () => {
  test("shows everything, and nothing about others", async () => {
    const { code, text } = await spawnCommand("person", ["ANA.kim@Person.Example"]);
    expect(code).toBe(0);
    const shown = text.split("\n").filter((line) => line.includes("/") && !/^\s/.test(line));
    expect(shown.sort()).toEqual(paths(all).sort());
    expect(text).toContain("  message: |-\n    Two\n    lines\n");
    expect(text).toContain("  created_at: 2026-03-15T12:34:56.789Z\n");
    expect(text).toMatch(/Firebase Authentication\n {2}email: ana\.kim@person\.example\n/);
    expect(text).not.toContain("email_key");
    expect(text).toContain("Not searched: what was written about a person in texts");
  });

  test("says that nothing is stored about a stranger", async () => {
    const { text } = await runCommand("person", ["nobody@person.example"]);
    expect(text).toContain("Nothing is stored about nobody@person.example.");
  });
});

describe("forget", () => {
  test("shows first how much it is, and stops without an answer or --yes", async () => {
    const { code, text } = await spawnCommand("person forget", [email]);
    expect([code, text]).toEqual([1, expect.stringContaining("Nothing was deleted")]);
    for (const [kind, goes, stays] of [
      ["leads", 3, 0],
      ["log", 2, 1],
      ["submissions", 4, 0],
      ["mail", 4, 0],
      ["clients", 0, 1],
      ["tasks", 1, 1],
      ["company_whitelist", 0, 1],
      ["account", 0, 1],
    ]) {
      expect(text).toMatch(new RegExp(`\\n${kind} +${goes} +${stays}\\n`));
    }
    await whole(all);
  });

  const answering = (answer: string | undefined, address = email) =>
    heard(() =>
      forgetMain([address], async (question) => {
        expect(question).toContain(`Delete 17 of ${email}`);
        return answer;
      }),
    );

  test.each([
    ["no", 0],
    ["", 0],
    [undefined, 1],
  ])("asks, and %j deletes nothing", async (answer, code) => {
    const said = await answering(answer);
    expect(said).toEqual({ code, text: expect.stringContaining("Nothing was deleted") });
    await whole(all);
  });

  test("deletes all of the person, but no clients, access or others", async () => {
    expect((await answering("yes", "Ana.Kim@person.example")).code).toBe(0);
    await gone(person.always);
    await whole({ ...person.clients, ...person.access, ...others });
    expect(await accountOf(opened, email)).toBeDefined();

    const again = await runCommand("person forget", [email, "--yes"]);
    expect([again.code, again.text]).toEqual([0, expect.stringContaining("nothing to delete")]);
    expect(again.text).toContain("--clients deletes them, too");
    expect(again.text).toContain(`npm run team -- remove ${email}`);
  });

  test("deletes clients and tasks on demand, and an account without access", async () => {
    expect((await runCommand("team", ["remove", email])).code).toBe(0);
    const { code, text } = await runCommand("person forget", [email, "--clients", "--yes"]);
    expect([code, text]).toEqual([0, expect.stringContaining("is forgotten")]);
    await gone(all);
    expect(await accountOf(opened, email)).toBeUndefined();
    await whole(others);
  });

  test("finishes on the next run, wherever it was interrupted", async () => {
    const documents = await findPerson(store, email, () => undefined);
    const plan = planForgetting({ email, documents, account: undefined }, true);
    expect(plan.documents).toHaveLength(paths(all).length - 1);
    for (let done = 1; done < plan.documents.length; done += 1) {
      await write(all);
      for (const document of plan.documents.slice(0, done)) await document.delete();
      await runCommand("person forget", [email, "--clients", "--yes"]);
      await gone({ ...person.always, ...person.clients });
    }
  });

  test("deletes thousands of records", async () => {
    const leads = store.collection(companyPath("left-alone", "leads"));
    const writer = store.bulkWriter();
    for (let lead = 0; lead < 1203; lead += 1) {
      writer.set(leads.doc(`many-${lead}`), { email: "many@person.example" });
    }
    await writer.close();
    const { text } = await runCommand("person forget", ["many@person.example", "--yes"]);
    expect(text).toMatch(/\nleads +1203 +0\n/);
    expect((await leads.where("email", "==", "many@person.example").get()).size).toBe(0);
  });
});

test("lists suspected forms safely with their first line", async () => {
  // Their text can't write escape sequences to the terminal.
  const { code, text } = await runCommand("suspected", ["list"]);
  expect(code).toBe(0);
  const line = text.split("\n").find((one) => one.includes("Ana.Kim@Person.example"));
  expect(line).toMatch(/^2026-03-15 12:34 +contact-form +Ana \ufffd\[2J +Ana.Kim@\S+ +First +\S+$/);
  expect(text).not.toContain("\u001b");
});

test.each([
  ["person", [], "Say which address: npm run person -- name@example.com"],
  ["person forget", [email, "b@person.example"], "one address at a time"],
  ["person forget", ["ana"], '"ana" is no e-mail address'],
  ["suspected", [], "list, or accept and an id"],
  ["suspected", ["accept", "a/b"], "list, or accept and an id"],
  ["suspected", ["accept", "missing"], 'no suspected form "missing"'],
] as const)("%s %j fails with a sentence", async (name, args, words) => {
  const { code, text } = await runCommand(name, [...args]);
  expect([code, text]).toEqual([1, expect.stringContaining(words)]);
});
