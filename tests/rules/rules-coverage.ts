import { z } from "zod";
import { emulatorAddress, rulesProjectId } from "./rules-project.ts";

/** One expression of the rules and its parts; without values it was never evaluated. */
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

/** The emulator's report (https://firebase.google.com/docs/rules/emulator-reports). */
const coverageReport = z.object({
  rules: z.object({ files: z.tuple([z.object({ content: z.string() })]) }),
  report: z.array(expression),
});

function everyPart(whole: Expression): Expression[] {
  return [whole, ...(whole.children ?? []).flatMap(everyPart)];
}

/**
 * Returns file, line and text of every expression that no request has made the emulator evaluate since the rules were
 * loaded.
 */
export async function unevaluatedExpressions(): Promise<string[]> {
  const { host, port } = emulatorAddress();
  const project = rulesProjectId("callers");
  const address = `http://${host}:${port}/emulator/v1/projects/${project}:ruleCoverage`;
  const { rules, report } = coverageReport.parse(await (await fetch(address)).json());
  const [{ content }] = rules.files;
  // Each `return` and each `allow` with something to evaluate begins one tree.
  const trees = content.match(/\b(return|allow .*: if) (?!false;)/g)?.length;
  if (report.length !== trees) {
    throw new Error(`The report has ${report.length} expressions, the rules ${trees}.`);
  }
  return report
    .flatMap(everyPart)
    .filter(({ values }) => !values?.length)
    .map(({ sourcePosition: { line, currentOffset, endOffset } }) => {
      return `firestore.rules:${line} ${content.slice(currentOffset, endOffset + 1)}`;
    });
}
