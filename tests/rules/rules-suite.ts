import type { RulesTestEnvironment } from "@firebase/rules-unit-testing";
import type { RulesProject } from "./rules-project.ts";

/** One thing that the rules must do. */
export interface RulesCase {
  name: string;
  /** Throws when they do something else. */
  judge(environment: RulesTestEnvironment): Promise<void>;
}

/**
 * Cases that begin with the documents of `fill` and run one after the other. Data instead of calls of
 * `test`, so that they judge mutants of the rules too (`npm run test:rules-mutants`) without a start
 * of Vitest for each.
 */
export interface RulesSuite {
  name: string;
  project: RulesProject;
  cases: RulesCase[];
}
