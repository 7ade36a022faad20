import { readCommandLine } from "../../command-line.ts";
import { PlainFailure } from "../../plain-failure.ts";
import { type TestPartName, testPartNames } from "./schedule.ts";
import { testParts } from "./test-parts.ts";

export interface TestOptions {
  /** The parts to run, in order, with what they need. */
  parts: TestPartName[];
  list: boolean;
  help: boolean;
  verbose: boolean;
}

export const testHelp = `npm test [-- options]

Runs all checks and tests, the quick ones first, and stops at the first part that fails.
The emulators it starts use ports of their own: \`npm start\` may go on running.

  --only=a,b     run only these parts (and the build, when one of them needs it)
  --skip=a,b     leave these parts out
  --list         show the parts
  --verbose      show everything the emulators say
  --help         show this

Example: npm test -- --only=rules,e2e`;

/** The parts as `--list` shows them. */
export function partList(): string {
  return testPartNames.map((name) => `${name.padEnd(10)} ${testParts[name].title}`).join("\n");
}

function partsNamed(option: string, text: string | undefined): TestPartName[] | undefined {
  return text
    ?.split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "")
    .map((word) => {
      const found = testPartNames.find((name) => name === word);
      if (found) return found;
      throw new PlainFailure(
        `--${option} names "${word}", which is no part: use some of ${testPartNames.join(", ")}.`,
      );
    });
}

/** Which parts run, in order. What is skipped is left out even where another part needs it. */
export function chosenParts(
  only: readonly TestPartName[] | undefined,
  skip: readonly TestPartName[],
): TestPartName[] {
  const wanted = new Set(only ?? testPartNames);
  for (const name of [...wanted]) {
    for (const needed of testParts[name].needs.parts ?? []) wanted.add(needed);
  }
  return testPartNames.filter((name) => wanted.has(name) && !skip.includes(name));
}

/** Reads what stands after `npm test --`. */
export function parseTestOptions(args: string[]): TestOptions {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  const options = { only: text, skip: text, list: flag, help: flag, verbose: flag };
  const { values } = readCommandLine({ args, options });
  const parts = chosenParts(partsNamed("only", values.only), partsNamed("skip", values.skip) ?? []);
  if (parts.length === 0) throw new PlainFailure("No part is left to run: see --list.");
  return {
    parts,
    list: values.list === true,
    help: values.help === true,
    verbose: values.verbose === true,
  };
}
