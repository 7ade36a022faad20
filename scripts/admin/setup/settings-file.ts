import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { unusableSettings } from "../../../functions/src/config.ts";
import { readIntakeSettings } from "../../../functions/src/intake-settings.ts";
import {
  type RawSettings,
  type SettingProblem,
  unsafeInProduction,
} from "../../../functions/src/production-rules.ts";

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

/** The settings that the functions themselves refuse, or leave at the default. */
function refusedByFunctions(settings: RawSettings): SettingProblem[] {
  const ofMail = unusableSettings({ ...settings });
  const ofForms = readIntakeSettings({ ...settings }).unusable.map((name) => {
    return { name, says: `${name} is not usable` };
  });
  return [...ofMail, ...ofForms].map(({ name, says }) => ({ name, says: `${says}.` }));
}

/** Everything that is wrong with a real project's settings, but only the first problem of each setting. */
export function settingsProblems(settings: RawSettings): SettingProblem[] {
  const refused = refusedByFunctions(settings);
  const names = new Set(refused.map(({ name }) => name));
  return [...refused, ...unsafeInProduction(settings).filter(({ name }) => !names.has(name))];
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
