import type { RulesCase, RulesSuite } from "../../../tests/rules/rules-suite.ts";
import type { RulesMutant } from "./rules-mutants.ts";

/** For what many fields share: the cases made for it. */
const madeFor: Record<string, { suite: RegExp; cases: RegExp }> = {
  isId: { suite: /leads|client$/, cases: /^under the id/ },
  isLine: { suite: /leads/, cases: /^first_name: (strange|at its)/ },
  isText: { suite: /leads/, cases: /^message: (strange|at its)/ },
  isEmail: { suite: /leads/, cases: /^email: (addresses|at its)/ },
  isDay: { suite: /tasks/, cases: /^due_date: every/ },
  isStatus: { suite: /leads/, cases: /^status/ },
  isClientOf: { suite: /client$/, cases: /./ },
  isNewLead: { suite: /leads/, cases: /^too much/ },
  isNewClient: { suite: /clients/, cases: /^too much/ },
  isNewTask: { suite: /tasks/, cases: /^too much/ },
};

/**
 * All suites and cases, those first that are likely to notice the mutant. Only saves time: a mutant
 * survives when all have run.
 */
export function likelyFirst(suites: RulesSuite[], { owner, words }: RulesMutant): RulesSuite[] {
  const made = madeFor[owner];
  if (!made) return suites;
  const rank = ({ name }: RulesCase) => {
    if (name === "everything filled" || name === "only what is needed") return 0;
    if (made.cases.test(name)) return 1;
    return words.includes(name.split(":")[0] ?? "") ? 1 : 2;
  };
  const isMeant = ({ name }: RulesSuite) => made.suite.test(name);
  return suites
    .toSorted((a, b) => Number(isMeant(b)) - Number(isMeant(a)))
    .map((suite) => ({ ...suite, cases: suite.cases.toSorted((a, b) => rank(a) - rank(b)) }));
}
