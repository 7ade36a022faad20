import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { isRecord, type Json, type Path } from "../../web/editing/editing-api.ts";
import { contentChanges } from "../../web/editing/server/content-changes.ts";
import { type ContentCheck, createContentCheck } from "../../web/editing/server/content-check.ts";
import { createEditing, type Editing } from "../../web/editing/server/editing.ts";
import { readContentFile } from "../../web/editing/server/read-content-file.ts";
import { createReleases } from "../../web/editing/server/releases.ts";
import { hashOf } from "../../web/editing/server/stored-file.ts";
import { withValueAt } from "../../web/editing/values.ts";
import { contentFolder } from "../../web/publish/content/content-folder.ts";

const folder = join(mkdtempSync(join(tmpdir(), "editing-")), "content");
const releases = createReleases(folder);
const git = (...args: string[]) => execFileSync("git", args, { cwd: folder });
const text = (name: string) => readFileSync(join(folder, name), "utf8");

let check: ContentCheck;
let editing: Editing;

/** A file as the editor's page has read it. */
function read(name: string) {
  const file = readContentFile(folder, name);
  if (!file) throw new Error(`there is no ${name}`);
  return file;
}

/** Saves one file with other values at some paths. */
function saveWith(name: string, ...changes: [Path, Json | undefined][]) {
  const { hash, value } = read(name);
  const wanted = changes.reduce<Json>((all, [path, part]) => {
    return withValueAt(all, path, part) ?? null;
  }, value);
  return editing.save({ name, hash }, { value: wanted });
}

beforeAll(() => {
  cpSync(contentFolder, folder, { recursive: true });
  git("init", "--quiet");
  git("add", ".");
  git("-c", "user.name=Owner", "-c", "user.email=o@x", "commit", "--quiet", "-m", "Before");
  check = createContentCheck(folder);
});
beforeEach(() => {
  git("checkout", "--quiet", ".");
  git("clean", "--quiet", "--force", ".");
  editing = createEditing(folder, check, releases);
});
afterAll(() => {
  check.close();
  rmSync(join(folder, ".."), { recursive: true, force: true });
});

test("what is sound is written", async () => {
  const answer = await saveWith("prices.yaml", [["entries", "package_6_pages", "amount"], 1375]);
  expect(answer).toMatchObject({ outcome: "saved", label: "Prices", undo: "Prices" });
  expect(text("prices.yaml")).toContain("package_6_pages: {amount: 1375}");
});

test("what would break the content anywhere is refused, with file and field, and nothing is written", async () => {
  const before = text("claims.yaml");
  const answer = await saveWith("claims.yaml", [["rating"], undefined]);
  expect(answer.outcome).toBe("refused");
  const faults = answer.outcome === "refused" ? answer.faults : [];
  expect(
    faults.some(({ name, message }) => name?.startsWith("pages/") && /rating/.test(message)),
  ).toBe(true);
  expect(text("claims.yaml")).toBe(before);
});

test("a file that has changed since it was read stays as it is", async () => {
  const { hash, value } = read("prices.yaml");
  writeFileSync(join(folder, "prices.yaml"), `${text("prices.yaml")}# by hand\n`);
  const byHand = text("prices.yaml");
  const answer = await editing.save({ name: "prices.yaml", hash }, { value });
  expect(answer).toMatchObject({ outcome: "changed-meanwhile", file: { hash: hashOf(byHand) } });
  expect(text("prices.yaml")).toBe(byHand);
});

test("two saves at the same moment: the first one counts", async () => {
  const one = saveWith("prices.yaml", [["entries", "package_6_pages", "amount"], 1]);
  const other = saveWith("prices.yaml", [["entries", "package_6_pages", "amount"], 2]);
  const outcomes = (await Promise.all([one, other])).map(({ outcome }) => outcome);
  expect(outcomes).toEqual(["saved", "changed-meanwhile"]);
  expect(text("prices.yaml")).toContain("package_6_pages: {amount: 1}");
});

test("faults of another file don't keep this one from being mended", async () => {
  const broken = text("site.yaml").replace(
    "shortName: Pitch Pine",
    "shortName: Far too long for it",
  );
  writeFileSync(join(folder, "site.yaml"), broken);
  writeFileSync(
    join(folder, "testimonials.yaml"),
    text("testimonials.yaml").replace("author: Dana R.", "author: ''"),
  );
  const answer = await saveWith("testimonials.yaml", [[0, "author"], "Dana"]);
  expect(answer).toMatchObject({ outcome: "saved" });
  expect(answer.outcome === "saved" && answer.stillWrong.map(({ name }) => name)).toEqual([
    "site.yaml",
  ]);
});

test("saves are undone byte for byte, the last one first", async () => {
  const before = [text("prices.yaml"), text("claims.yaml")];
  await saveWith("prices.yaml", [["entries", "package_6_pages", "amount"], 1375]);
  await saveWith("claims.yaml", [["automations", "value"], "400+"]);
  expect(await editing.undo()).toMatchObject({
    outcome: "saved",
    name: "claims.yaml",
    undo: "Prices",
  });
  expect(await editing.undo()).toMatchObject({ outcome: "saved", name: "prices.yaml", undo: null });
  expect([text("prices.yaml"), text("claims.yaml")]).toEqual(before);
  expect(await editing.undo()).toMatchObject({ outcome: "impossible" });
});

test("what somebody else has changed since isn't undone", async () => {
  await saveWith("prices.yaml", [["entries", "package_6_pages", "amount"], 1375]);
  writeFileSync(join(folder, "prices.yaml"), `${text("prices.yaml")}# by hand\n`);
  expect(await editing.undo()).toMatchObject({
    outcome: "impossible",
    message: expect.stringContaining("changed by another program"),
  });
  expect(text("prices.yaml")).toContain("# by hand");
});

test("what changed since the release is told by field, and taken back by field", async () => {
  git("tag", "-a", "release/2026-11-20-1", "-m", "x", "--no-sign");
  await saveWith("prices.yaml", [["entries", "package_6_pages", "amount"], 1375]);
  await saveWith(
    "claims.yaml",
    [["automations", "value"], "400+"],
    [["automations", "proven"], "List"],
  );
  const { since, files } = await contentChanges(folder, releases);
  expect(since).toMatch(/^the release of \d{4}-\d\d-\d\d \(release\/2026-11-20-1\)$/);
  const told = files.map(({ name, changes }) => [name, changes.map(({ where }) => where)]);
  expect(told).toEqual([
    ["claims.yaml", ["Automations › Value", "Automations › Proven"]],
    ["prices.yaml", ["Entries › Package 6 pages › Amount"]],
  ]);
  const { hash } = read("claims.yaml");
  await editing.restore({ name: "claims.yaml", hash }, ["automations", "value"]);
  expect(read("claims.yaml").value).toMatchObject({
    automations: { value: "300+", proven: "List" },
  });
  const { hash: now } = read("claims.yaml");
  await editing.restore({ name: "claims.yaml", hash: now }, "file");
  const left = await contentChanges(folder, releases);
  expect(left.files.map(({ name }) => name)).toEqual(["prices.yaml"]);
  git("tag", "--delete", "release/2026-11-20-1");
});

test("without git it says that it can't tell", async () => {
  const elsewhere = createReleases(tmpdir());
  expect(await contentChanges(tmpdir(), elsewhere)).toMatchObject({ since: null, files: [] });
});

test.each([
  "../site.yaml",
  "pages/../site.yaml",
  "pictures/x.svg",
  "pages/A.yaml",
  "/etc/passwd",
  "posts/x.yaml",
])("%s is no file that can be written", async (name) => {
  const answer = await editing.saveText({ name, hash: "" }, "x");
  expect(answer).toMatchObject({ outcome: "impossible" });
  expect(readContentFile(folder, name)).toBeUndefined();
});

test("a file that can't be read as fields is shown as it is, and mended as a text", async () => {
  const sound = text("claims.yaml");
  writeFileSync(join(folder, "claims.yaml"), sound.replace("value: 300+", "value: 300+: x: y"));
  const { hash, unreadable, value } = read("claims.yaml");
  expect(unreadable?.text).toContain("300+: x: y");
  expect(isRecord(value) && Object.keys(value)).toEqual([]);
  expect(await editing.saveText({ name: "claims.yaml", hash }, sound)).toMatchObject({
    outcome: "saved",
  });
});
