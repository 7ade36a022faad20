import { freePort } from "#scripts/run/stack/free-ports.ts";

/**
 * Gives the tests of a file their own project on the same emulator, so that the trigger doesn't interfere, and their own
 * port for a mail server, because the triggers still send mails of earlier tests.
 */
export async function takeOwnProject(name: string): Promise<void> {
  delete process.env.FIREBASE_CONFIG;
  process.env.GOOGLE_CLOUD_PROJECT = name;
  process.env.GCLOUD_PROJECT = name;
  process.env.SMTP_PORT = String(await freePort());
}
