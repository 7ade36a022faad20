import { expect, test } from "vitest";
import { z } from "zod";
import { emulatorAddress, rulesProject } from "./rules-project.ts";

/** One expression of the rules and those it is made of; without values it was never evaluated. */
interface Expression {
  sourcePosition: { line: number; currentOffset: number; endOffset: number };
  values?: unknown[] | undefined;
  children?: Expression[] | undefined;
}

const expression: z.ZodType<Expression> = z.object({
  sourcePosition: z.object({
    line: z.number(),
    currentOffset: z.number(),
    endOffset: z.number(),
  }),
  values: z.array(z.unknown()).optional(),
  get children() {
    return z.array(expression).optional();
  },
});

/** The report of the Firestore emulator, as `https://firebase.google.com/docs/rules/emulator-reports` has it. */
const coverageReport = z.object({
  rules: z.object({ files: z.tuple([z.object({ content: z.string() })]) }),
  report: z.array(expression),
});

function everyPart(whole: Expression): Expression[] {
  return [whole, ...(whole.children ?? []).flatMap(everyPart)];
}

test("every expression of the rules was evaluated by the tests before this one", async () => {
  const { host, port } = emulatorAddress();
  const address = `http://${host}:${port}/emulator/v1/projects/${rulesProject()}:ruleCoverage`;
  const { rules, report } = coverageReport.parse(await (await fetch(address)).json());
  const [{ content }] = rules.files;
  const all = report.flatMap(everyPart);
  const unevaluated = all
    .filter(({ values }) => !values?.length)
    .map(({ sourcePosition: { line, currentOffset, endOffset } }) => {
      return `firestore.rules:${line} ${content.slice(currentOffset, endOffset)}`;
    });
  expect(unevaluated).toEqual([]);
  // Each `return` and each `allow` with something to evaluate begins one tree.
  expect(report).toHaveLength(content.match(/\b(return|allow .*: if) (?!false;)/g)?.length ?? 0);
});
