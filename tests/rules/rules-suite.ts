import type { RulesTestEnvironment } from "@firebase/rules-unit-testing";
import type { RulesProject } from "./rules-project.ts";

/** One thing that the rules must do. */
export interface RulesCase {
  name: string;
  /** Throws when the rules do something else. */
  judge(environment: RulesTestEnvironment): Promise<void>;
}

/**
 * Cases that start with the documents of `fill` and run one at a time. They are data instead of calls of `test`,
 * so that they can also judge mutants of the rules (`npm run test:rules-mutants`) without starting Vitest for each.
 */
export interface RulesSuite {
  name: string;
  project: RulesProject;
  cases: RulesCase[];
}
