import { readSettings } from "../../../functions/src/config.ts";
import {
  type RawSettings,
  type SettingProblem,
  unsafeInProduction,
} from "../../../functions/src/production-rules.ts";

/** What the functions themselves refuse. They name all of it in one sentence. */
function refusedByFunctions(settings: RawSettings): SettingProblem[] {
  try {
    readSettings({ ...settings });
    return [];
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    const [, listed = sentence] = /^[^:]*: (.*)\. Set them in/.exec(sentence) ?? [];
    return listed.split("; ").map((says) => ({ name: says.split(" ")[0] ?? "", says: `${says}.` }));
  }
}

/** Everything that a real project's settings must not have; the first problem of each setting. */
export function settingsProblems(settings: RawSettings): SettingProblem[] {
  const refused = refusedByFunctions(settings);
  const names = new Set(refused.map(({ name }) => name));
  return [...refused, ...unsafeInProduction(settings).filter(({ name }) => !names.has(name))];
}
