import { loadEnvFile } from "node:process";

/*
 * The tests also call the functions' modules directly, so this process gets the same settings as the functions
 * emulator. Variables that are already set win, as SMTP_PORT does.
 */
if (!process.env.FIRESTORE_EMULATOR_HOST) {
  throw new Error("Start the emulators first: these tests run under `firebase emulators:exec`.");
}
process.env.GCLOUD_PROJECT ??= "demo-agency";
process.env.FUNCTIONS_EMULATOR_ORIGIN ??= "http://127.0.0.1:5001";
loadEnvFile(new URL("../../functions/.env.demo-agency", import.meta.url).pathname);
