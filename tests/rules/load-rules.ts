import { readFileSync } from "node:fs";
import { emulatorAddress, type RulesProject, rulesProjectId } from "./rules-project.ts";

/** Puts rules into both projects of the tests; throws when the emulator refuses them. */
export async function loadRules(content: string, variant?: string): Promise<void> {
  const { host, port } = emulatorAddress();
  for (const project of ["callers", "entries"] satisfies RulesProject[]) {
    const id = rulesProjectId(project, variant);
    const address = `http://${host}:${port}/emulator/v1/projects/${id}:securityRules`;
    const body = JSON.stringify({ rules: { files: [{ name: "firestore.rules", content }] } });
    const response = await fetch(address, { method: "PUT", body });
    if (!response.ok) throw new Error(`The emulator refused the rules: ${await response.text()}`);
  }
}

/**
 * Loads the rules. Vitest calls this once before all tests, because with each load the emulator forgets which
 * expressions were evaluated, and the last test asks for these.
 */
export async function setup(): Promise<void> {
  await loadRules(readFileSync("firestore.rules", "utf8"));
}
