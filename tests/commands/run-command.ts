import { vi } from "vitest";
import { main as exportMain } from "#scripts/admin/export/export-command.ts";
import { main as importMain } from "#scripts/admin/import/import-command.ts";
import { main as mailMain } from "#scripts/admin/mail/mail-command.ts";
import { main as forgetMain } from "#scripts/admin/person/forget-command.ts";
import { main as personMain } from "#scripts/admin/person/person-command.ts";
import { main as manyMain } from "#scripts/admin/seed/many/many-command.ts";
import { main as suspectedMain } from "#scripts/admin/suspected/suspected-command.ts";
import { main as teamMain } from "#scripts/admin/team/team-command.ts";
import { main as checkMain } from "#scripts/content/check-command.ts";
import { PlainFailure } from "#scripts/plain-failure.ts";
import { type Finished, runProgram } from "../run-program.ts";

const commands = {
  team: teamMain,
  mail: mailMain,
  import: importMain,
  export: exportMain,
  person: personMain,
  "person forget": forgetMain,
  suspected: suspectedMain,
  seed: manyMain,
  "content-check": checkMain,
} as const;

type CommandName = keyof typeof commands;

/** Runs a command of package.json as its script does. `undefined` removes a variable. */
export function spawnCommand(
  name: CommandName,
  args: string[],
  environment?: Record<string, string | undefined>,
): Promise<Finished> {
  return runProgram(
    process.execPath,
    ["scripts/run.mjs", ...name.split(" "), ...args],
    environment,
  );
}

/** Returns what a command prints that runs in this process. @throws every error that isn't a sentence for the user. */
export async function heard(command: () => Promise<number>): Promise<Finished> {
  let text = "";
  const say = (part: unknown) => {
    text += part;
    return true;
  };
  const spies = [
    vi.spyOn(console, "log").mockImplementation((line) => void say(`${line}\n`)),
    vi.spyOn(process.stdout, "write").mockImplementation(say),
  ];
  try {
    return { code: await command(), text };
  } catch (error) {
    if (error instanceof PlainFailure) return { code: 1, text: `${text}\n${error.message}\n` };
    throw error;
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/**
 * Runs a command in this process, which saves a second for each. The tests that use `spawnCommand` test what its script
 * (scripts/run.mjs) does around it.
 */
export function runCommand(name: CommandName, args: string[]): Promise<Finished> {
  return heard(() => commands[name](args));
}
