import { FileProblem } from "./file-problem.ts";
import type { ImportTable } from "./table.ts";

export interface Columns {
  /** Name of each column, or undefined for one that is not read. */
  names: (string | undefined)[];
  /** As the file calls them. */
  ignored: string[];
}

/** "E-Mail", "e mail" and "e_mail" are the same. */
const plain = (heading: string) => heading.toLowerCase().replace(/[^a-z0-9]+/g, "");

function listed(names: readonly string[]): string {
  return names.join(", ");
}

/** Reads the line of names. @throws FileProblem when it is not that of such a table. */
export function readColumns(
  { many, columns, needed, otherNames }: ImportTable,
  head: readonly string[],
): Columns {
  const given = head.map(plain);
  const names = new Array<string | undefined>(head.length).fill(undefined);
  for (const column of columns) {
    const called = [column, ...(otherNames[column] ?? [])].map(plain);
    const name = called.find((each) => given.includes(each));
    if (name === undefined) continue;
    const at = given.indexOf(name);
    if (given.indexOf(name, at + 1) !== -1) {
      throw new FileProblem(
        `The first line of the file names the column ${head[at]?.trim()} twice.`,
      );
    }
    names[at] ??= column;
  }
  const missing = needed.filter((choices) => !choices.some((choice) => names.includes(choice)));
  if (missing.length > 0) {
    const what = listed(missing.map(([name = ""]) => name));
    const is = missing.length === 1 ? "is" : "are";
    throw new FileProblem(
      `The first line of the file must name the columns of ${many}, but ${what} ${is} missing. These are read: ${listed(columns)}.`,
    );
  }
  return {
    names,
    ignored: head.map((name) => name.trim()).filter((name, at) => name !== "" && !names[at]),
  };
}
