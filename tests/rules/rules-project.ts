/**
 * Projects of their own, so that the tests disturb nobody. The thousands of odd entries have a second
 * one: the emulator notes every value of every expression, which would make the report on coverage
 * hundreds of megabytes long.
 */
export type RulesProject = "callers" | "entries";

/** Id of a project; `variant` names another set of both, for a mutant of the rules. */
export function rulesProjectId(project: RulesProject, variant?: string): string {
  return ["demo-agency-rules", project, ...(variant ? [variant] : [])].join("-");
}

export function emulatorAddress(): { host: string; port: number } {
  const [host = "", port] = (process.env.FIRESTORE_EMULATOR_HOST ?? "").split(":");
  if (!port) throw new Error("Start the Firestore emulator first: `npm test -- --only=rules`.");
  return { host, port: Number(port) };
}
