import type { TestProject } from "vitest/node";
import { startMailCatcher } from "#scripts/run/mail-catcher/mail-catcher.ts";
import { freePort } from "#scripts/run/stack/free-ports.ts";

declare module "vitest" {
  interface ProvidedContext {
    inboxOrigin: string;
  }
}

/**
 * Starts a mail server on the port that the functions of the stack send to (SMTP_PORT). Vitest calls this once before
 * all tests, for all files that run in parallel. Returns a function that stops it.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const smtp = Number(process.env.SMTP_PORT ?? 1025);
  const { inboxOrigin, stop } = await startMailCatcher({ smtp, inbox: await freePort() });
  project.provide("inboxOrigin", inboxOrigin);
  return stop;
}
