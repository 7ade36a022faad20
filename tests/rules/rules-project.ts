/**
 * Projects of their own, so that they disturb nobody; mutants are tried in several at once. The
 * thousands of odd entries have a second one: the emulator notes every value of every expression,
 * which would make the report on coverage hundreds of megabytes long.
 */
export function rulesProject(use: "callers" | "entries" = "callers"): string {
  const base = process.env.RULES_PROJECT ?? "demo-agency-rules";
  return use === "callers" ? base : `${base}-entries`;
}

/** The rules as they are in the repository, or a mutant of them. */
export function rulesFile(): string {
  return process.env.RULES_FILE ?? "firestore.rules";
}

export function emulatorAddress(): { host: string; port: number } {
  const [host = "", port] = (process.env.FIRESTORE_EMULATOR_HOST ?? "").split(":");
  if (!port) throw new Error("Start the Firestore emulator first: `npm test -- --only=rules`.");
  return { host, port: Number(port) };
}
