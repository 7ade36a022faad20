import { needsBuild, type TestPartName, testParts } from "./parts.ts";

interface State {
  /** The parts in the order in which they should begin. */
  waiting: readonly TestPartName[];
  running: readonly TestPartName[];
  /** The number of cores of this machine. */
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
 * The part to begin now, if there is one. No more parts run at once than the machine has cores, so that the results of
 * a part don't depend on what runs next to it.
 */
export function nextPart(state: State): TestPartName | undefined {
  return state.waiting.find((name) => canBegin(name, state));
}
