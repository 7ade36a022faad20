import { textTable } from "../../admin/project/text-table.ts";
import type { RulesMutant } from "./rules-mutants.ts";

export interface TriedMutant {
  mutant: RulesMutant;
  /** The case that failed; undefined when none did. */
  killedBy: string | undefined;
}

const positionOf = ({ mutant: { line, change } }: TriedMutant) =>
  `firestore.rules:${line}  ${change}`;

/**
 * Reports how many mutants of each function and match were killed, and which survived; in detail, also what killed
 * each.
 */
export function mutantsReport(tried: TriedMutant[], inDetail: boolean): string {
  const row = (name: string, some: TriedMutant[]) => {
    const survived = some.filter(({ killedBy }) => killedBy === undefined).length;
    return [name, ...[some.length, some.length - survived, survived].map(String)];
  };
  const owners = [...new Set(tried.map(({ mutant }) => mutant.owner))];
  const rows = owners.map((owner) =>
    row(
      owner,
      tried.filter(({ mutant }) => mutant.owner === owner),
    ),
  );
  const reported = tried.filter(({ killedBy }) => inDetail || killedBy === undefined);
  return [
    ...reported.map(
      (one) => `${positionOf(one)}\n    ${one.killedBy ?? "SURVIVED: no test would notice"}`,
    ),
    "",
    textTable(["condition in", "mutants", "killed", "survived"], [...rows, row("all", tried)]),
  ].join("\n");
}
