import { afterAll, beforeAll, expect, test } from "vitest";
import { storedClient } from "#contract/client";
import { companyPath, whitelistPath } from "#contract/collections";
import { storedLead } from "#contract/lead";
import { storedTask } from "#contract/task";
import { store, stored } from "./admin.ts";
import { runCommand, spawnCommand } from "./run-command.ts";

const companyId = "many-test";
const row = whitelistPath("owner@many-test.example");

beforeAll(() => store.doc(row).set({ company_id: companyId }));
afterAll(async () => {
  await store.doc(row).delete();
  await store.recursiveDelete(store.doc(`companies/${companyId}`));
});

const options = (...args: string[]) => [`--company=${companyId}`, ...args];
const many = (...args: string[]) => runCommand("seed", options(...args));

async function documents(name: "leads" | "clients" | "tasks") {
  const { docs } = await store.collection(companyPath(companyId, name)).get();
  return Object.fromEntries(docs.map((one) => [one.id, one.data()]));
}

test("writes as many as requested, in the product's form, only once", async () => {
  const counts = options("--leads=1203", "--clients=2", "--tasks=3");
  const { code, text } = await spawnCommand("seed", counts);
  expect([code, text]).toEqual([0, expect.stringContaining("Writing 1,203 leads of many-test")]);
  const leads = await documents("leads");
  expect(Object.keys(leads)).toHaveLength(1203);
  expect(storedLead.parse(leads["many-1"])).toMatchObject({ last_name: "Okafor 1" });
  expect(storedClient.parse((await documents("clients"))["many-2"]).client_name).toMatch(/ 2$/);
  expect(storedTask.parse((await documents("tasks"))["many-3"]).title).toContain("(3)");
  expect((await many("--leads=1203")).code).toBe(0);
  expect(await documents("leads")).toEqual(leads);
});

test("makes the first one the newest", async () => {
  const time = async (id: string) =>
    (await stored(`${companyPath(companyId, "leads")}/${id}`))?.created_at.toMillis();
  expect(await time("many-1")).toBeGreaterThan(await time("many-2"));
});

test.each([
  [["--leads=many"], "--leads must be a number"],
  [["--company=nobodys"], 'has access to a company "nobodys"'],
  [["--project=real-project"], "Unknown option '--project'"],
])("%j fails with a sentence", async (args, words) => {
  const { code, text } = await many(...args);
  expect([code, text]).toEqual([1, expect.stringContaining(words)]);
});
