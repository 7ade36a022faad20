import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot } from "../../repository.ts";

const folder = join(repositoryRoot, "functions");
const times = 7;

/** How long a new process takes to load modules, in milliseconds; the fastest of several runs. */
function loadTime(...modules: string[]): number {
  const script = `const began = performance.now();
    for (const name of ${JSON.stringify(modules)}) require(name);
    console.log(performance.now() - began);`;
  const run = () =>
    Number(spawnSync(process.execPath, ["-e", script], { cwd: folder, encoding: "utf8" }).stdout);
  return Math.min(...Array.from({ length: times }, run));
}

export interface BundleFigures {
  bytes: number;
  /** Milliseconds that a process takes to load it. */
  load: number;
  /** Milliseconds that a process takes to load only Firebase's packages. */
  firebaseLoad: number;
}

/** Measures the size of the built functions, and the time a cold start takes to load them. */
export function weighBundle(): BundleFigures {
  const bundle = join(folder, "lib/index.cjs");
  return {
    bytes: statSync(bundle).size,
    load: loadTime(bundle),
    firebaseLoad: loadTime(
      ...["https", "firestore", "identity", "scheduler"].map(
        (name) => `firebase-functions/${name}`,
      ),
      "firebase-admin/firestore",
    ),
  };
}
