import { readCommandLine } from "../../command-line.ts";

export interface RulesMutantsOptions {
  /** Functions and matches to change; all when empty. */
  only: string[];
  verbose: boolean;
  help: boolean;
}

export const rulesMutantsHelp = `npm run test:rules-mutants [-- options]

Changes firestore.rules in one place at a time (a condition left out or negated, another limit, operator
or pattern), loads each of these mutants into an emulator of its own and runs the rules tests until one
fails. A mutant that passes all of them shows what no test would notice; the command then fails.

  --only=isLine,/leads/{id}   only the conditions of these functions and matches
  --verbose                   show for each mutant which test killed it
  --help                      show this`;

/** Reads what stands after `npm run test:rules-mutants --`. */
export function parseRulesMutantsOptions(args: string[]): RulesMutantsOptions {
  const { values } = readCommandLine({
    args,
    options: {
      only: { type: "string" },
      verbose: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  const only = values.only?.split(",").map((word) => word.trim());
  return { only: only ?? [], verbose: values.verbose, help: values.help };
}
