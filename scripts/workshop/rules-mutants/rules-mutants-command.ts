import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rulesSuites } from "../../../tests/rules/all-suites.ts";
import { PlainFailure } from "../../plain-failure.ts";
import { createProgress } from "../../progress.ts";
import { repositoryRoot } from "../../repository.ts";
import { firestoreEmulatorEnvironment } from "../../run/stack/firestore-emulator.ts";
import { freeEmulatorPorts } from "../../run/stack/free-ports.ts";
import { requireJava } from "../../run/stack/java-check.ts";
import { startEmulators } from "../../run/stack/start-emulators.ts";
import { supervised } from "../../run/stack/supervised.ts";
import type { Supervisor } from "../../run/stack/supervisor.ts";
import { likelyFirst } from "./likely-first.ts";
import { openTrialPlace, type TrialPlace } from "./mutant-trial.ts";
import { mutantsInDetail, mutantsReport, type TriedMutant } from "./mutants-report.ts";
import { type RulesMutant, rulesMutants } from "./rules-mutants.ts";
import { parseRulesMutantsOptions, rulesMutantsHelp } from "./rules-mutants-options.ts";

/** How many are tried at once: one waits for the emulator while another is busy here. */
const placesAtOnce = 3;

const progress = createProgress();

/** An emulator that is there already (FIRESTORE_EMULATOR_HOST), or one of our own. */
async function findEmulator(supervisor: Supervisor): Promise<void> {
  if (process.env.FIRESTORE_EMULATOR_HOST) return;
  requireJava();
  const environment = firestoreEmulatorEnvironment(progress.say);
  const ports = await freeEmulatorPorts();
  const settings = { name: "mutants", ports, ui: false, functionSettings: {}, environment };
  await progress.step("Starting the Firestore emulator", () =>
    startEmulators(supervisor, { ...settings, only: ["firestore"] }),
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

/** What fails without any change would make every mutant look killed. */
async function requireGoodRules(place: TrialPlace, rules: string): Promise<void> {
  const failed = await place.firstFailure(rules, rulesSuites);
  if (failed === undefined) return;
  throw new PlainFailure(`The rules tests fail as it is ("${failed}"): mend that first.`);
}

async function tryAll(
  places: TrialPlace[],
  mutants: RulesMutant[],
  note: (text: string) => void,
): Promise<TriedMutant[]> {
  const tried: TriedMutant[] = [];
  const waiting = [...mutants];
  const work = async (place: TrialPlace) => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const suites = likelyFirst(rulesSuites, mutant);
      const killedBy = await place.firstFailure(mutant.rules, suites);
      tried.push({ mutant, killedBy });
      if (killedBy === undefined) progress.say(`Survived: line ${mutant.line}  ${mutant.change}`);
      const survived = tried.filter(({ killedBy }) => killedBy === undefined).length;
      note(`${tried.length} of ${mutants.length}, ${survived} survived`);
    }
  };
  await Promise.all(places.map(work));
  // Those tried at once end in any order.
  return tried.sort((a, b) => mutants.indexOf(a.mutant) - mutants.indexOf(b.mutant));
}

/** `npm run test:rules-mutants`: would the tests notice if a condition of the rules were wrong? */
export async function main(args: string[]): Promise<number> {
  const { only, verbose, help } = parseRulesMutantsOptions(args);
  if (help) {
    console.log(rulesMutantsHelp);
    return 0;
  }
  const rules = readFileSync(join(repositoryRoot, "firestore.rules"), "utf8");
  const mutants = chosenMutants(rules, only);
  const tried = await supervised({ verbose: false, progress }, async (supervisor) => {
    await findEmulator(supervisor);
    const names = Array.from({ length: placesAtOnce }, (_, index) => `mutant${index + 1}`);
    const places = await Promise.all(names.map((name) => openTrialPlace(name, progress.say)));
    supervisor.onStop(async () => void (await Promise.all(places.map((place) => place.close()))));
    const [first] = places;
    if (first) {
      await progress.step("Running the tests on the rules as they are", () =>
        requireGoodRules(first, rules),
      );
    }
    return progress.step("Trying the mutants", (note) => tryAll(places, mutants, note));
  });
  if (!tried) {
    console.error("Interrupted: nothing is known about the rest.");
    return 130;
  }
  if (verbose) console.log(`${mutantsInDetail(tried)}\n`);
  console.log(mutantsReport(tried));
  return tried.some(({ killedBy }) => killedBy === undefined) ? 1 : 0;
}
