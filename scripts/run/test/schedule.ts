import { needsBuild, type TestPartName, testParts } from "./parts.ts";

interface State {
  /** In the order in which they should begin. */
  waiting: readonly TestPartName[];
  running: readonly TestPartName[];
  /** Of this machine. */
  cores: number;
}

const coresOf = (name: TestPartName) => testParts[name].cores ?? 1;

function canBegin(name: TestPartName, { waiting, running, cores }: State): boolean {
  if (running.length === 0) return true;
  const busy = running.reduce((sum, other) => sum + coresOf(other), 0);
  if (busy + coresOf(name) > cores) return false;
  if (needsBuild(name) && [...waiting, ...running].includes("build")) return false;
  const { emulators } = testParts[name];
  return !emulators || running.every((other) => testParts[other].emulators !== emulators);
}

/**
 * The part to begin now, if there is one: no more run side by side than the machine has cores, so that what one of
 * them finds doesn't depend on who is beside it.
 */
export function nextPart(state: State): TestPartName | undefined {
  return state.waiting.find((name) => canBegin(name, state));
}
