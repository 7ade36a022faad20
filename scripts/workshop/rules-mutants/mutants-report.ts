import { textTable } from "../../admin/project/text-table.ts";
import type { RulesMutant } from "./rules-mutants.ts";

export interface TriedMutant {
  mutant: RulesMutant;
  /** The case that failed; undefined when none did. */
  killedBy: string | undefined;
}

const place = ({ mutant: { line, change } }: TriedMutant) => `firestore.rules:${line}  ${change}`;

/** How many mutants of each function and match were killed, and which survived. */
export function mutantsReport(tried: TriedMutant[]): string {
  const owners = [...new Set(tried.map(({ mutant }) => mutant.owner))];
  const row = (name: string, some: TriedMutant[]) => {
    const survived = some.filter(({ killedBy }) => killedBy === undefined).length;
    return [name, ...[some.length, some.length - survived, survived].map(String)];
  };
  const table = textTable(
    ["condition in", "mutants", "killed", "survived"],
    [
      ...owners.map((owner) =>
        row(
          owner,
          tried.filter(({ mutant }) => mutant.owner === owner),
        ),
      ),
      row("all", tried),
    ],
  );
  const survivors = tried.filter(({ killedBy }) => killedBy === undefined).map(place);
  if (survivors.length === 0) return table;
  return [table, "", "Survived, so no test would notice:", ...survivors].join("\n");
}

/** Each mutant with the case that killed it. */
export function mutantsInDetail(tried: TriedMutant[]): string {
  return tried
    .map((one) => `${place(one)}\n    ${one.killedBy ? `killed by ${one.killedBy}` : "SURVIVED"}`)
    .join("\n");
}
