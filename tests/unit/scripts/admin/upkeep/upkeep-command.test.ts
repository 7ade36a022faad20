import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { gitIn } from "#scripts/admin/release/git.ts";
import { update } from "#scripts/admin/upkeep/upkeep-command.ts";

const packages = "functions/package-lock.json";
let folder: string;
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const read = (file: string) => readFileSync(join(folder, file), "utf8");

function install() {
  write(packages, "newer");
  return ["zod 4.6.7 -> 4.7.0"];
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "upkeep-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "functions"));
  for (const name of ["package.json", "package-lock.json", "functions/package.json", packages])
    write(name, "tested");
  const git = gitIn(folder);
  await git("init", "-q");
  await git("add", ".");
  await git("-c", "user.name=Dev", "-c", "user.email=dev@localhost", "commit", "-qm", "Begin");
});

test("keeps newer packages that pass every test", async () => {
  await update({ folder, install, runScript: () => true });
  expect(read(packages)).toBe("newer");
  expect(await gitIn(folder)("status", "--porcelain")).toBe("");
});

test("puts untested packages back when it's interrupted", async () => {
  const ran: string[] = [];
  const runScript = (...args: string[]) => {
    ran.push(args.join(" "));
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.kill(process.pid, signal);
    return false;
  };
  await expect(update({ folder, install, runScript })).rejects.toThrow("were put back");
  expect(read(packages)).toBe("tested");
  expect(ran).toEqual(["test", "team --help"]);
});

test("refuses changed packages with the command that undoes them", async () => {
  write(packages, "by hand");
  await gitIn(folder)("add", ".");
  const refused = await update({ folder, install, runScript: () => true }).catch(String);
  const [, undo = ""] = /`git (.*)`/.exec(String(refused)) ?? [];
  await gitIn(folder)(...undo.split(" "));
  expect(read(packages)).toBe("tested");
});
