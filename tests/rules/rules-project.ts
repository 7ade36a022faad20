/**
 * The tests have their own projects, so that they disturb nobody. The thousands of odd entries have a second one: the
 * emulator records every value of every expression, which would make the coverage report hundreds of megabytes long.
 */
export type RulesProject = "callers" | "entries";

/** Returns a project's id; `variant` names another set of both, for a mutant of the rules. */
export function rulesProjectId(project: RulesProject, variant?: string): string {
  return ["demo-agency-rules", project, ...(variant ? [variant] : [])].join("-");
}

export function emulatorAddress(): { host: string; port: number } {
  const [host = "", port] = (process.env.FIRESTORE_EMULATOR_HOST ?? "").split(":");
  if (!port) throw new Error("Start the Firestore emulator first: `npm test -- --only=rules`.");
  return { host, port: Number(port) };
}
