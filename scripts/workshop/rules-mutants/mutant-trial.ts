import { AssertionError } from "node:assert";
import type { RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { loadRules } from "../../../tests/rules/load-rules.ts";
import { fill, startEnvironment } from "../../../tests/rules/rules-environment.ts";
import type { RulesProject } from "../../../tests/rules/rules-project.ts";
import type { RulesCase, RulesSuite } from "../../../tests/rules/rules-suite.ts";

/** A project in the emulator where rules are tried, one set at a time. */
export interface RulesTrial {
  /** Returns the first case that fails with these rules; undefined if all pass. */
  firstFailure(rules: string, suites: RulesSuite[]): Promise<string | undefined>;
  close(): Promise<void>;
}

/** True for a failure that rules can cause. Others (a dead emulator) must not count as a killed mutant. */
function isVerdict(error: unknown): error is Error {
  if (error instanceof AssertionError) return true;
  return error instanceof Error && "code" in error && error.code === "permission-denied";
}

/** Opens the projects of the rules tests under a separate name. */
export async function openRulesTrial(
  name: string,
  say: (line: string) => void,
): Promise<RulesTrial> {
  const environments: Record<RulesProject, RulesTestEnvironment> = {
    callers: await startEnvironment("callers", name),
    entries: await startEnvironment("entries", name),
  };
  /** Returns what is wrong as a sentence; undefined if the case passes. */
  async function failureOf(one: RulesCase, project: RulesProject): Promise<string | undefined> {
    try {
      await one.judge(environments[project]);
      return undefined;
    } catch (error) {
      if (isVerdict(error)) return error.message;
      throw error;
    }
  }
  return {
    async firstFailure(rules, suites) {
      await loadRules(rules, name);
      for (const suite of suites) {
        await fill(environments[suite.project]);
        for (const one of suite.cases) {
          const first = await failureOf(one, suite.project);
          if (first === undefined) continue;
          // On a busy machine, the emulator may give up on a request, so only a case that fails twice counts.
          await fill(environments[suite.project]);
          if (await failureOf(one, suite.project)) return `${suite.name}: ${one.name}`;
          say(`Failed once, not twice: ${suite.name}: ${one.name}: ${first}`);
        }
      }
      return undefined;
    },
    async close() {
      for (const environment of Object.values(environments)) await environment.cleanup();
    },
  };
}
