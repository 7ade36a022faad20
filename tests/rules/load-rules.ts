import { readFileSync } from "node:fs";
import { initializeTestEnvironment } from "@firebase/rules-unit-testing";
import { emulatorAddress, rulesFile, rulesProject } from "./rules-project.ts";

/**
 * Loads the rules once for all files of tests: with each load the emulator forgets which expressions
 * were evaluated, which is asked at the end.
 */
export async function setup(): Promise<void> {
  const rules = readFileSync(rulesFile(), "utf8");
  for (const projectId of [rulesProject("callers"), rulesProject("entries")]) {
    const firestore = { ...emulatorAddress(), rules };
    await (await initializeTestEnvironment({ projectId, firestore })).cleanup();
  }
}
