import { readFileSync } from "node:fs";
import { join } from "node:path";

const folder = process.env.EMULATOR_LOGS ?? ".cache/logs";

/**
 * All that emulators started under this name have written since their start: everything the functions
 * logged, and what the emulator says of them. `also`: other logs in or below the same folder.
 */
export function logOf(name: string, also: string[] = []): string {
  const files = [`${name}-emulators.log`, ...also];
  return files.map((file) => readFileSync(join(folder, file), "utf8")).join("\n");
}
