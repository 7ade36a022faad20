/*
 * Loaded ahead of firebase-tools (`node --import`). At each start the Auth emulator compiles a checker for
 * each kind of thing its requests may hold, and with each once more the checker of such schemas: two thirds
 * of the work of this program until all emulators are ready. The schemas are Firebase's own and the same
 * each time, so they are not checked again. What the emulator is asked is checked as ever.
 */
import { createRequire } from "node:module";

const fromTools = createRequire(
  createRequire(import.meta.url).resolve("firebase-tools/package.json"),
);
const fromValidators = createRequire(fromTools.resolve("exegesis"));
fromValidators("ajv/dist/core").default.prototype.validateSchema = () => true;
