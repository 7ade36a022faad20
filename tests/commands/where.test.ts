import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { whitelistPath } from "#contract/collections";
import { noteRunningDemo, runningDemos } from "#scripts/running-demos.ts";
import { auth, store } from "./admin.ts";
import { runCommand, spawnCommand } from "./run-command.ts";

const portOf = (host: string | undefined) => Number(host?.split(":")[1]);
const firestore = portOf(process.env.FIRESTORE_EMULATOR_HOST);
const authPort = portOf(process.env.FIREBASE_AUTH_EMULATOR_HOST);
const ports = { site: 5050, firestore, auth: authPort, inbox: 1080 };
const email = "where@agency.example";

/** Unset like this, the variables are as on a person's command line, where nothing names emulators. */
const ofTests = ["FIRESTORE_EMULATOR_HOST", "FIREBASE_AUTH_EMULATOR_HOST", "SITE_ORIGIN"];
const unset = Object.fromEntries(ofTests.map((name) => [name, undefined]));

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "running-"));
  vi.stubEnv("RUNNING_DEMOS", folder);
});
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  await store.doc(whitelistPath(email)).delete();
  await auth.deleteUser((await auth.getUserByEmail(email)).uid);
});

test("finds the running demo, says so, and links to its site", async () => {
  const end = noteRunningDemo(ports);
  const { code, text } = await spawnCommand("team", ["add", email], unset);
  expect(code, text).toBe(0);
  expect(text).toContain("http://localhost:5050/auth?mode=resetPassword");
  expect(text).toMatch(
    new RegExp(`\\n\\nIn the demo on this machine \\(port ${firestore}\\)\\.\\n$`),
  );
  end();
  expect(runningDemos()).toEqual([]);
});

test("takes the newest of several demos, or the one on a given port", async () => {
  const note = (name: string, demo: object) =>
    writeFileSync(join(folder, `${name}.json`), JSON.stringify({ pid: process.pid, ...demo }));
  note("older", { since: 1, ports: { ...ports, site: 5051 } });
  note("newer", { since: 2, ports });
  // These were left behind: their emulators or their process are gone.
  note("left", { since: 3, ports: { ...ports, firestore: 1 } });
  note("dead", { since: 4, pid: 2 ** 22 + 1, ports });
  writeFileSync(join(folder, "broken.json"), "{");
  mkdirSync(join(folder, "odd"));
  for (const name of ofTests) vi.stubEnv(name, undefined);
  const { text } = await runCommand("team", ["list"]);
  expect(text).toContain(`(port ${firestore}, the newest of 2 that run).`);
  const other = await runCommand("team", ["list", "--firestore-port=1"]);
  expect(other.text).toContain("The Firestore emulator does not answer at 127.0.0.1:1");
});

test.each([
  ["team", ["list"]],
  ["mail", ["list"]],
  ["suspected", ["list"]],
  ["person", [email]],
  ["person forget", ["nobody@where.example"]],
  ["export", ["messages", join(mkdtempSync(join(tmpdir(), "where-")), "out.csv")]],
  ["seed", ["--company=nobodys"]],
  ["team", ["remove", "nobody@where.example"]],
] as const)("%s %j ends with where it worked", async (name, args) => {
  const { text } = await runCommand(name, [...args]);
  expect(text).toMatch(new RegExp(`In the demo on this machine \\(port ${firestore}\\)\\.\\n$`));
});
