import { demoAccounts, demoPassword } from "../../admin/seed/demo-accounts.ts";
import type { StartOptions } from "./start-options.ts";

interface Summary {
  options: StartOptions;
  seconds: number;
  uiPort: number;
}

/** What a person needs once everything runs, on one screen. */
export function startSummary({ options, seconds, uiPort }: Summary): string {
  const { ports, ui, seed } = options;
  const widest = Math.max(...demoAccounts.map(({ email }) => email.length));
  const accounts = demoAccounts.map(({ email, about }) => `    ${email.padEnd(widest)}   ${about}`);
  return [
    "",
    `  Ready after ${Math.round(seconds)} s.`,
    "",
    `  Site         http://localhost:${ports.site}`,
    `  Mail inbox   http://localhost:${ports.inbox}`,
    ...(ui ? [`  Emulator UI  http://localhost:${uiPort}`] : []),
    "",
    ...(seed ? [`  Demo accounts, password ${demoPassword}`, ...accounts, ""] : []),
    "  Logs are in .cache/logs. Ctrl-C ends everything.",
    "",
    "",
  ].join("\n");
}
