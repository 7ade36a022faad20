import { readFileSync } from "node:fs";
import { join } from "node:path";

const folder = process.env.EMULATOR_LOGS ?? ".cache/logs";

/**
 * Returns all that emulators with this name have written since their start: everything that the functions logged, and
 * the emulator's own messages about them. `also` names other logs in or below the same folder.
 */
export function logOf(name: string, also: string[] = []): string {
  const files = [`${name}-emulators.log`, ...also];
  return files.map((file) => readFileSync(join(folder, file), "utf8")).join("\n");
}
