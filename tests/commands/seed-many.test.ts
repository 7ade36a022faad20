import { afterAll, beforeAll, expect, test } from "vitest";
import { storedClient } from "#contract/client";
import { storedLead } from "#contract/lead";
import { storedTask } from "#contract/task";
import { stored } from "./admin.ts";
import { dataCompany } from "./data-files.ts";
import { runCommand, spawnCommand } from "./run-command.ts";

const { open, close, documents, path } = dataCompany("many-test");
beforeAll(open);
afterAll(close);

const options = (...args: string[]) => ["--company=many-test", ...args];
const many = (...args: string[]) => runCommand("seed", options(...args));

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
  const time = async (id: string) => (await stored(path("leads", id)))?.created_at.toMillis();
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
