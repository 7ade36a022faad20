import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { isRecord, type Json, type Path } from "#web/editing/editing-api.ts";
import { newItem } from "#web/editing/new/new-item.ts";
import { pictureChanges } from "#web/editing/pictures/store-picture.ts";
import { contentChanges } from "#web/editing/server/content-changes.ts";
import { createContentCheck } from "#web/editing/server/content-check.ts";
import { createEditing, type Editing } from "#web/editing/server/editing.ts";
import { readContentFile } from "#web/editing/server/read-content-file.ts";
import { createReleases } from "#web/editing/server/releases.ts";
import { hashOf } from "#web/editing/server/stored-file.ts";
import { valueAt, withValueAt } from "#web/editing/values.ts";
import { contentFolder } from "#web/publish/content-folder.ts";
import { phonePicture } from "../sample-pictures.ts";

const folder = join(mkdtempSync(join(tmpdir(), "editing-")), "content");
const releases = createReleases(folder);
const asOwner = ["-c", "user.name=Owner", "-c", "user.email=owner@localhost"];
const git = (...args: string[]) => execFileSync("git", [...asOwner, ...args], { cwd: folder });
const text = (name: string) => readFileSync(join(folder, name), "utf8");
/** Changes a file as another program would. */
const rewrite = (name: string, before: string | RegExp, after: string) =>
  writeFileSync(join(folder, name), text(name).replace(before, after));
let check: ReturnType<typeof createContentCheck>;
let editing: Editing;

/** Reads a file as the editor's page does. */
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
  return editing.save([{ name, hash, value: wanted }]);
}

beforeAll(() => {
  cpSync(contentFolder, folder, { recursive: true });
  git("init", "--quiet");
  git("add", ".");
  git("commit", "--quiet", "-m", "Before");
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

test("saves sound content, even with words that could be better", async () => {
  const answer = await saveWith("prices.yaml", [["entries", "package_6_pages", "amount"], 1375]);
  expect(answer).toMatchObject({ outcome: "saved", label: "Prices", undo: "Prices" });
  expect(text("prices.yaml")).toContain("package_6_pages: {amount: 1375}");
  const stiff = await saveWith("blog.yaml", [["heading"], "We do not sell"]);
  expect(stiff).toMatchObject({ outcome: "saved", stillWrong: [{ advice: true }] });
});

test("refuses a change that breaks other content and writes nothing", async () => {
  const before = text("claims.yaml");
  const answer = await saveWith("claims.yaml", [["rating"], undefined]);
  expect(answer.outcome).toBe("refused");
  const problems = answer.outcome === "refused" ? answer.problems : [];
  expect(
    problems.some(({ name, message }) => name?.startsWith("pages/") && /rating/.test(message)),
  ).toBe(true);
  expect(text("claims.yaml")).toBe(before);
});

test("keeps a file that has changed since it was read", async () => {
  const { hash, value } = read("prices.yaml");
  rewrite("prices.yaml", /$/, "# by hand\n");
  const byHand = text("prices.yaml");
  const answer = await editing.save([{ name: "prices.yaml", hash, value }]);
  expect(answer).toMatchObject({ outcome: "changed-meanwhile", file: { hash: hashOf(byHand) } });
  expect(text("prices.yaml")).toBe(byHand);
});

test("keeps the first of two saves at the same moment", async () => {
  const one = saveWith("prices.yaml", [["entries", "package_6_pages", "amount"], 1]);
  const other = saveWith("prices.yaml", [["entries", "package_6_pages", "amount"], 2]);
  const outcomes = (await Promise.all([one, other])).map(({ outcome }) => outcome);
  expect(outcomes).toEqual(["saved", "changed-meanwhile"]);
  expect(text("prices.yaml")).toContain("package_6_pages: {amount: 1}");
});

test("lets a file be fixed despite problems in another one", async () => {
  rewrite("site.yaml", "shortName: Pitch Pine", "shortName: Far too long for it");
  rewrite("testimonials.yaml", "author: Dana R.", "author: ''");
  const answer = await saveWith("testimonials.yaml", [[0, "author"], "Dana"]);
  expect(answer).toMatchObject({ outcome: "saved" });
  const stillWrong = answer.outcome === "saved" ? answer.stillWrong : [];
  expect(stillWrong.map(({ name }) => name)).toContain("site.yaml");
});

/** Returns a page that no longer shows a testimonial. */
function withoutTestimonial(name: string, id: string) {
  const file = read(name);
  const sections = valueAt(file.value, ["sections"]);
  const shows = (one: Json) => isRecord(one) && one.kind === "testimonials";
  const path: Path = ["sections", Array.isArray(sections) ? sections.findIndex(shows) : -1, "ids"];
  const ids = valueAt(file.value, path);
  const left = Array.isArray(ids) ? ids.filter((one) => one !== id) : [];
  return { ...file, value: withValueAt(file.value, path, left) ?? null };
}

test("saves files together that depend on each other", async () => {
  const names = ["testimonials.yaml", "pages/home.yaml", "pages/results.yaml"];
  const before = names.map(text);
  const testimonials = read("testimonials.yaml");
  const value = Array.isArray(testimonials.value) ? testimonials.value.slice(1) : [];
  const gone = { ...testimonials, value };
  expect(await editing.save([gone])).toMatchObject({ outcome: "refused" });
  const pages = names.slice(1).map((name) => withoutTestimonial(name, "landscaper"));
  expect(await editing.save([gone, ...pages])).toMatchObject({
    label: "Testimonials and Home and Results",
  });
  expect(names.map(text)).not.toEqual(before);
  expect(await editing.undo()).toMatchObject({ outcome: "saved", undo: null });
  expect(names.map(text)).toEqual(before);
});

test("makes a new entry where it is shown and undoes it with its file", async () => {
  const request = { name: "Snow on the sign", today: "2026-11-21" };
  const made = await editing.take(async () => newItem("post", request, folder));
  expect(made).toMatchObject({ outcome: "saved", label: "Snow on the sign" });
  expect(readContentFile(folder, "posts/snow-on-the-sign.md")).toBeDefined();
  expect(await editing.undo()).toMatchObject({ outcome: "saved", files: [] });
  expect(readContentFile(folder, "posts/snow-on-the-sign.md")).toBeUndefined();
});

test("stores a photo in its slot and undoes it with its words", async () => {
  const before = text("pages/about.yaml");
  const photo = await phonePicture(3000, 4000);
  const make = async () => ({
    changes: await pictureChanges(photo, "pages/about/2", folder, { alt: "A desk" }),
    next: [],
  });
  expect(await editing.take(make)).toMatchObject({ outcome: "saved", label: "About" });
  expect(text("pages/about.yaml")).toContain("alt: A desk");
  expect(existsSync(join(folder, "pictures/pages/about-2.webp"))).toBe(true);
  await editing.undo();
  expect(text("pages/about.yaml")).toBe(before);
  expect(existsSync(join(folder, "pictures/pages/about-2.webp"))).toBe(false);
});

test("can undo a save after a check that broke off", async () => {
  await saveWith("prices.yaml", [["entries", "package_6_pages", "amount"], 1375]);
  vi.spyOn(check, "problemsWith").mockRejectedValueOnce(new Error("broken off"));
  await expect(editing.undo()).rejects.toThrow("broken off");
  expect(await editing.undo()).toMatchObject({ outcome: "saved", label: "Prices" });
});

test("undoes saves byte for byte, the last one first", async () => {
  const before = [text("prices.yaml"), text("claims.yaml")];
  await saveWith("prices.yaml", [["entries", "package_6_pages", "amount"], 1375]);
  await saveWith("claims.yaml", [["automations", "value"], "400+"]);
  expect(await editing.undo()).toMatchObject({ label: "Claims", undo: "Prices" });
  expect(await editing.undo()).toMatchObject({ label: "Prices", undo: null });
  expect([text("prices.yaml"), text("claims.yaml")]).toEqual(before);
  expect(await editing.undo()).toMatchObject({ outcome: "impossible" });
});

test("doesn't undo a file that somebody else has changed since", async () => {
  await saveWith("prices.yaml", [["entries", "package_6_pages", "amount"], 1375]);
  rewrite("prices.yaml", /$/, "# by hand\n");
  expect(await editing.undo()).toMatchObject({
    outcome: "impossible",
    message: expect.stringContaining("changed by another program"),
  });
  expect(text("prices.yaml")).toContain("# by hand");
});

test("lists changes since the release by field and takes them back", async () => {
  git("tag", "-a", "release/2026-11-20-1", "-m", "x", "--no-sign");
  await saveWith("prices.yaml", [["entries", "package_6_pages", "amount"], 1375]);
  const proven: [Path, Json] = [["automations", "proven"], "List"];
  await saveWith("claims.yaml", [["automations", "value"], "400+"], proven);
  const { since, files } = await contentChanges(folder, releases);
  expect(since).toMatch(/^the release of \d{4}-\d\d-\d\d \(release\/2026-11-20-1\)$/);
  const reported = files.map(({ name, changes }) => [name, changes.map(({ where }) => where)]);
  expect(reported).toEqual([
    ["claims.yaml", ["Automations, value", "Automations, evidence (proven)"]],
    ["prices.yaml", ["Entries, package_6_pages, amount"]],
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

test("takes back a changed picture byte for byte", async () => {
  const name = "pictures/portfolio/blue-lantern-diner-640.webp";
  const bytes = () => readFileSync(join(folder, name));
  const before = bytes();
  cpSync(join(folder, "pictures/portfolio/sugar-sand-bakery-640.webp"), join(folder, name));
  const { files } = await contentChanges(folder, releases);
  const changed = files.find((file) => file.name === name);
  expect(changed).toMatchObject({ kind: "picture" });
  const hash = changed?.hash ?? "";
  expect(await editing.restore({ name, hash }, "file")).toMatchObject({ outcome: "saved" });
  expect(bytes().equals(before)).toBe(true);
});

test.each([
  "../site.yaml",
  "pages/../site.yaml",
  "pictures/x.svg",
  "pages/A.yaml",
  "/etc/passwd",
  "posts/x.yaml",
])("refuses to write the file %s", async (name) => {
  const answer = await editing.saveText({ name, hash: "" }, "x");
  expect(answer).toMatchObject({ outcome: "impossible" });
  expect(readContentFile(folder, name)).toBeUndefined();
});

test("shows an unreadable file as it is and fixes it as text", async () => {
  const sound = text("claims.yaml");
  rewrite("claims.yaml", "value: 300+", "value: 300+: x: y");
  const { hash, unreadable, value } = read("claims.yaml");
  expect(unreadable?.text).toContain("300+: x: y");
  expect(isRecord(value) && Object.keys(value)).toEqual([]);
  expect(await editing.saveText({ name: "claims.yaml", hash }, sound)).toMatchObject({
    outcome: "saved",
  });
});
