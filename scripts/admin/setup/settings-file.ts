import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import type { RawSettings, SettingProblem } from "../../../functions/src/production-rules.ts";
import { settingsProblems } from "./settings-problems.ts";

/** Values that firebase-tools and Node read alike without quotation marks. */
const plainValue = /^[\w@.,:/+-]*$/;

const head = (
  project: string,
) => `# Settings of the functions in ${project}, written by npm run setup.
# Git ignores this file, so keep a copy. It holds no secret.
`;

function textOf(path: string): string {
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

export function settingsFile(folder: string, project: string): string {
  return join(folder, `.env.${project}`);
}

/** The project's settings as a deploy reads them: its own file wins over the file for all projects. */
export function readSettingsFile(folder: string, project: string): RawSettings {
  const own = parseEnv(textOf(settingsFile(folder, project)));
  return { ...parseEnv(textOf(join(folder, ".env"))), ...own };
}

/** The problems in a project's settings that block a deploy. */
export function settingsFileProblems(folder: string, project: string): SettingProblem[] {
  if (existsSync(settingsFile(folder, project))) {
    return settingsProblems(readSettingsFile(folder, project));
  }
  return [{ name: "", says: `The file functions/.env.${project} is missing.` }];
}

/** Writes the settings, and leaves everything else in the file as it is. */
export function writeSettingsFile(folder: string, project: string, settings: RawSettings): void {
  const path = settingsFile(folder, project);
  let text = textOf(path) || head(project);
  for (const [name, value = ""] of Object.entries(settings)) {
    const line = `${name}=${plainValue.test(value) ? value : `"${value}"`}`;
    const present = new RegExp(`^[ \\t]*(?:export[ \\t]+)?${name}[ \\t]*=.*$`, "m");
    text = present.test(text)
      ? text.replace(present, () => line)
      : `${text.replace(/\n*$/, "\n")}${line}\n`;
  }
  writeFileSync(path, text);
}
