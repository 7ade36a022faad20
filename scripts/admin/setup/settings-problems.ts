import { unusableSettings } from "../../../functions/src/config.ts";
import { readIntakeSettings } from "../../../functions/src/intake-settings.ts";
import {
  type RawSettings,
  type SettingProblem,
  unsafeInProduction,
} from "../../../functions/src/production-rules.ts";

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
