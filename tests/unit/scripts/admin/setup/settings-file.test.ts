import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { PassThrough } from "node:stream";
import { parseEnv } from "node:util";
import { describe, expect, test } from "vitest";
import { readSettingsFile, settingsProblems } from "#scripts/admin/setup/settings-file.ts";
import { readSetupOptions, settle } from "#scripts/admin/setup/setup-command.ts";
import { project, readySettings } from "./ready-project.ts";
import { functionsFolder } from "./run-setup.ts";

const ready = parseEnv(readySettings);

test("finds no problem in a real project's settings", () => {
  expect(settingsProblems(ready)).toEqual([]);
});

test.each<[name: string, value: string | undefined, says: string]>([
  ["OWNER_EMAIL", undefined, "is missing"],
  ["OWNER_EMAIL", "ana at pitch-pine.com", "is not usable"],
  ["OWNER_EMAIL", "ana@pitch-pine.com,owner@agency.example", "nobody can have"],
  ["MAIL_SENDER_ADDRESS", "website@example.com", "nobody can have"],
  ["MAIL_SENDER_NAME", "", "is not usable"],
  ["SMTP_HOST", "smtp.pitch-pine.com:587", "is not usable"],
  ["SMTP_HOST", "localhost", "this machine"],
  ["SMTP_HOST", "127.0.0.1", "this machine"],
  ["SMTP_HOST", "smtp.provider.test", "nobody can have"],
  ["SMTP_SECURITY", "none", "in the clear"],
  ["SMTP_SECURITY", "ssl", "is not usable"],
  ["SMTP_PORT", "", "is not usable"],
  ["SMTP_USER", "", "is empty"],
  ["SMTP_USER", undefined, "is empty"],
  ["SITE_ORIGIN", "www.pitch-pine.com", "is not usable"],
  ["SITE_ORIGIN", "http://www.pitch-pine.com", "https://"],
  ["SITE_ORIGIN", "http://localhost:5000", "this machine"],
  ["SITE_ORIGIN", "https://127.0.0.1", "this machine"],
  ["SITE_ORIGIN", "https://[::1]", "this machine"],
  ["SITE_ORIGIN", "https://www.agency.example/", "nobody can have"],
])("%s=%s is refused", (name, value, says) => {
  const { [name]: _, ...others } = ready;
  const problems = settingsProblems(value === undefined ? others : { ...ready, [name]: value });
  expect(problems).toEqual([{ name, says: expect.stringMatching(`^${name} .*\\.$`) }]);
  expect(problems[0]?.says).toContain(says);
});

test.each([
  ["SMTP_HOST", "smtp.localhost-hosting.com"],
  ["SMTP_HOST", "mx.example-mail.com"],
  ["SITE_ORIGIN", "https://test.pitch-pine.com"],
  ["MAIL_SENDER_NAME", "Example & Test"],
])("%s=%s is fine", (name, value) => {
  expect(settingsProblems({ ...ready, [name]: value })).toEqual([]);
});

/** Types these lines as answers to the questions. */
async function answer(folder: string, lines: string[], ...args: string[]) {
  const options = readSetupOptions([`--project=${project}`, ...args]);
  if (!options) throw new Error("No options");
  const input = new PassThrough();
  const output = new PassThrough();
  input.end(lines.map((line) => `${line}\n`).join(""));
  await settle(options, folder, { input, output });
  return { said: String(output.read() ?? ""), file: textOf(folder) };
}

const textOf = (folder: string) => readFileSync(`${folder}/.env.${project}`, "utf8");
const values = [
  ...["ana@pitch-pine.com", "website@mail.pitch-pine.com", "Pitch Pine", "smtp.provider.net"],
  ...["tls", "", "website@mail.pitch-pine.com", "https://www.pitch-pine.com"],
];

describe("the questions", () => {
  test("are asked without a file, and a deploy reads the answers", async () => {
    const folder = functionsFolder(undefined);
    const { file } = await answer(folder, values);
    expect(readSettingsFile(folder, project)).toEqual(ready);
    expect(file).toMatch(/^# Settings of the functions in my-agency-1a2b/);
    const require = createRequire(import.meta.url);
    expect(require("firebase-tools/lib/functions/env.js").parseStrict(file)).toEqual(ready);
  });

  test("say at once what is wrong with an answer and ask again", async () => {
    const folder = functionsFolder(undefined);
    const { said } = await answer(folder, ["Ana", "owner@agency.example", ...values]);
    expect(said).toContain("OWNER_EMAIL is not usable");
    expect(said).toContain("OWNER_EMAIL names a domain that nobody can have");
    expect(said.match(/Where do messages go/g)).toHaveLength(3);
    expect(readSettingsFile(folder, project)).toEqual(ready);
  });

  test("refuse a name with quotation marks", async () => {
    // firebase-tools and Node would read such a name differently.
    const folder = functionsFolder(undefined);
    const { said } = await answer(folder, values.toSpliced(2, 0, 'The "Pine"', "C:\\pine"));
    expect(said.match(/Leave out quotation marks/g)).toHaveLength(2);
    expect(readSettingsFile(folder, project)).toEqual(ready);
  });

  test("aren't asked while the settings are fine, except on request", async () => {
    const folder = functionsFolder(readySettings);
    expect((await answer(folder, [])).said).toBe("");
    await expect(answer(folder, [], "--settings")).rejects.toThrow("nothing was written");
  });

  test("keep each value, and the file unchanged, after Enter", async () => {
    const text = `# Ours\nTRUSTED_HOPS=3\n${readySettings}`;
    const folder = functionsFolder(text);
    const { said, file } = await answer(folder, Array(8).fill(""), "--settings");
    expect(said).toContain("OWNER_EMAIL [ana@pitch-pine.com]");
    expect(file).toBe(text);
  });

  test("change only new answers, and don't offer unsafe values", async () => {
    const before = readySettings.replace("smtp.provider.net", "localhost");
    const folder = functionsFolder(`TRUSTED_HOPS=3\n${before}`);
    const { said, file } = await answer(folder, ["", "", "", "", "smtp.new.net", "", "", "", ""]);
    expect(said).toContain("  SMTP_HOST: ");
    expect(file).toBe(`TRUSTED_HOPS=3\n${before.replace("localhost", "smtp.new.net")}`);
  });

  test("don't offer a demo address from the content either", async () => {
    const { said } = await answer(functionsFolder(undefined), values);
    expect(said).toContain("SMTP_PORT [465]: ");
    expect(said).toContain("  SITE_ORIGIN: ");
  });

  test("leave nothing when the answers end too soon", async () => {
    const folder = functionsFolder(undefined);
    await expect(answer(folder, values.slice(0, 3))).rejects.toThrow("The answers ended too soon");
    expect(() => textOf(folder)).toThrow("ENOENT");
  });
});

test("reads the file for all projects, too", () => {
  const folder = functionsFolder(readySettings.replace("SMTP_SECURITY=tls\n", ""));
  writeFileSync(`${folder}/.env`, "SMTP_SECURITY=none\nSMTP_PORT=25\n");
  expect(readSettingsFile(folder, project)).toMatchObject({
    SMTP_SECURITY: "none",
    SMTP_PORT: "465",
  });
});
