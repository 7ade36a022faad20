/*
 * Loaded ahead of firebase-tools (`node --import`). At each start the Auth emulator compiles checkers for
 * what its requests may hold, some hundred of them, and for each once more the checker of checkers: two
 * thirds of the time until all emulators are ready. The schemas are Firebase's own and the same each
 * time, so that check of them is left out. What the emulator is asked is checked as ever.
 */
import { createRequire } from "node:module";

const fromTools = createRequire(
  createRequire(import.meta.url).resolve("firebase-tools/package.json"),
);
const fromValidators = createRequire(fromTools.resolve("exegesis"));
fromValidators("ajv/dist/core").default.prototype.validateSchema = () => true;
