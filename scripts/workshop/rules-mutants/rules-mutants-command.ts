import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { rulesSuites } from "../../../tests/rules/all-suites.ts";
import type { RulesCase } from "../../../tests/rules/rules-suite.ts";
import { flag, readCommandLine } from "../../command-line.ts";
import { PlainFailure } from "../../plain-failure.ts";
import { step } from "../../progress.ts";
import { repositoryRoot } from "../../repository.ts";
import { startEmulators } from "../../run/stack/emulators.ts";
import { freeEmulatorPorts } from "../../run/stack/free-ports.ts";
import { supervised } from "../../run/stack/supervised.ts";
import type { Supervisor } from "../../run/stack/supervisor.ts";
import { openRulesTrial, type RulesTrial } from "./mutant-trial.ts";
import { type RulesMutant, rulesMutants } from "./rules-mutants.ts";

const help = `npm run test:rules-mutants [-- options]

Changes firestore.rules in one place at a time (a condition left out or negated, another limit, operator
or pattern), loads each of these mutants into an emulator of its own and runs the rules tests until one
fails. A mutant that passes all of them shows what no test would notice; the command then fails.

  --only=isLine,/leads/{id}   only the conditions of these functions and matches
  --verbose                   show for each mutant which test killed it
  --help                      show this`;

interface TriedMutant {
  mutant: RulesMutant;
  /** The case that failed; undefined when none did. */
  killedBy: string | undefined;
}

/** How many mutants are tried at once: one waits for the emulator while another is busy here. */
const trialsAtOnce = 3;

/** Uses an emulator that is already running (FIRESTORE_EMULATOR_HOST), or starts our own. */
async function findEmulator(supervisor: Supervisor): Promise<void> {
  if (process.env.FIRESTORE_EMULATOR_HOST) return;
  const ports = await freeEmulatorPorts();
  await step("Starting the Firestore emulator", () =>
    startEmulators(supervisor, { name: "mutants", ports, only: ["firestore"] }),
  );
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${ports.firestore}`;
}

function chosenMutants(rules: string, only: string[]): RulesMutant[] {
  const all = rulesMutants(rules);
  const owners = [...new Set(all.map(({ owner }) => owner))];
  const unknown = only.find((name) => !owners.includes(name));
  if (unknown !== undefined) {
    throw new PlainFailure(
      `--only names "${unknown}", which has no condition: use some of ${owners.join(", ")}.`,
    );
  }
  return only.length === 0 ? all : all.filter(({ owner }) => only.includes(owner));
}

/** A test that fails without any change would make every mutant look killed. */
async function requireGoodRules(trial: RulesTrial, rules: string): Promise<void> {
  const failed = await trial.firstFailure(rules, rulesSuites);
  if (failed === undefined) return;
  throw new PlainFailure(`The rules tests fail without a mutant ("${failed}"): fix that first.`);
}

async function tryAll(
  trials: RulesTrial[],
  mutants: RulesMutant[],
  note: (text: string) => void,
): Promise<TriedMutant[]> {
  const tried: TriedMutant[] = [];
  const waiting = [...mutants];
  const work = async (trial: RulesTrial) => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      // Cases that name a word of the changed line are likely to notice, so trying them first saves most of the time.
      const isMeant = ({ name }: RulesCase) => mutant.words.includes(name.split(":")[0] ?? "");
      const suites = rulesSuites
        .map((suite) => ({
          ...suite,
          cases: suite.cases.toSorted((a, b) => Number(isMeant(b)) - Number(isMeant(a))),
        }))
        .toSorted((a, b) => Number(b.cases.some(isMeant)) - Number(a.cases.some(isMeant)));
      const killedBy = await trial.firstFailure(mutant.rules, suites);
      tried.push({ mutant, killedBy });
      if (killedBy === undefined) console.log(`Survived: line ${mutant.line}  ${mutant.change}`);
      const survived = tried.filter(({ killedBy }) => killedBy === undefined).length;
      note(`${tried.length} of ${mutants.length}, ${survived} survived`);
    }
  };
  await Promise.all(trials.map(work));
  // Mutants that are tried at once end in any order.
  return tried.sort((a, b) => mutants.indexOf(a.mutant) - mutants.indexOf(b.mutant));
}

/** `npm run test:rules-mutants` shows whether the tests would notice a wrong condition of the rules. */
export async function main(args: string[]): Promise<number> {
  const line = readCommandLine(args, help, { only: z.string().optional(), verbose: flag });
  if (!line) return 0;
  const only = line.values.only?.split(",").map((word) => word.trim()) ?? [];
  const rules = readFileSync(join(repositoryRoot, "firestore.rules"), "utf8");
  const mutants = chosenMutants(rules, only);
  const tried = await supervised(async (supervisor) => {
    await findEmulator(supervisor);
    const names = Array.from({ length: trialsAtOnce }, (_, index) => `mutant${index + 1}`);
    const trials = await Promise.all(names.map((name) => openRulesTrial(name, console.log)));
    supervisor.onStop(async () => void (await Promise.all(trials.map((trial) => trial.close()))));
    const [first] = trials;
    if (first) {
      await step("Running the tests on the rules as they are", () =>
        requireGoodRules(first, rules),
      );
    }
    return step("Trying the mutants", (note) => tryAll(trials, mutants, note));
  });
  if (!tried) {
    console.error("Interrupted: nothing is known about the rest.");
    return 130;
  }
  const survivors = tried.filter(({ killedBy }) => killedBy === undefined);
  for (const { mutant, killedBy } of line.values.verbose ? tried : survivors) {
    console.log(`firestore.rules:${mutant.line}  ${mutant.change}`);
    console.log(`    ${killedBy ?? "SURVIVED: no test would notice"}`);
  }
  console.log(`${tried.length} mutants, ${survivors.length} survived`);
  return survivors.length > 0 ? 1 : 0;
}
