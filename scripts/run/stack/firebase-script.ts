import { join } from "node:path";
import { repositoryRoot } from "../../repository.ts";

/** The Firebase command line of this repository, to be run by `node`. */
export const firebaseScript = join(
  repositoryRoot,
  "node_modules/firebase-tools/lib/bin/firebase.js",
);
