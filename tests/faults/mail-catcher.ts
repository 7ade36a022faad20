import type { TestProject } from "vitest/node";
import { startMailCatcher } from "#scripts/run/mail-catcher/mail-catcher.ts";
import { freePort } from "#scripts/run/stack/free-ports.ts";

declare module "vitest" {
  interface ProvidedContext {
    inboxOrigin: string;
  }
}

/**
 * Called by Vitest, once before all tests: a mail server on the port that the functions of the stack send to
 * (SMTP_PORT), for all files that run side by side. Answers with what ends it.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const smtp = Number(process.env.SMTP_PORT ?? 1025);
  const { inboxOrigin, stop } = await startMailCatcher({ smtp, inbox: await freePort() });
  project.provide("inboxOrigin", inboxOrigin);
  return stop;
}
