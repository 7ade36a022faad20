import { FileProblem } from "./file-problem.ts";
import { quoted } from "./remarks.ts";
import type { ImportTable } from "./table.ts";

/** The cells of a row that make one text: a street, its town and its state. */
export interface Source {
  column: string;
  indexes: readonly number[];
}

export interface Columns {
  /** The name of each column, or undefined for a column that isn't read. */
  names: (string | undefined)[];
  /** Where the text of a column comes from, the best first. */
  sources: readonly Source[];
  ignored: string[];
  /** The file is an export of ours, or of the former tables, so its IDs are those of the records. */
  hasOwnIds: boolean;
}

/** Makes "E-Mail", "e mail" and "e_mail" the same. */
const plain = (heading: string) => heading.toLowerCase().replace(/[^a-z0-9]+/g, "");

function sourcesOf({ columns, otherNames }: ImportTable, head: readonly string[]): Source[] {
  const given = head.map(plain);
  const owners = new Map<number, string>();
  return columns.flatMap((column) => {
    const others = otherNames[column] ?? [];
    const isPart = others.some((name) => Array.isArray(name) && name[0] === column);
    return [...(isPart ? [] : [column]), ...others].flatMap((name) => {
      const [first = -1, ...rest] = [name].flat().map((part) => given.indexOf(plain(part)));
      const indexes = [first, ...rest].filter(
        (at) => at !== -1 && (owners.get(at) ?? column) === column,
      );
      if (first === -1 || indexes[0] !== first) return [];
      for (const at of indexes) owners.set(at, column);
      return [{ column, indexes }];
    });
  });
}

const missingIn = ({ needed }: ImportTable, sources: readonly Source[]) =>
  needed.filter((choices) => !sources.some(({ column }) => choices.includes(column)));

/** Counts the table's columns that a line names; returns 0 if it lacks one that is needed. */
export function namedIn(table: ImportTable, line: readonly string[]): number {
  const sources = sourcesOf(table, line);
  return missingIn(table, sources).length > 0
    ? 0
    : new Set(sources.map(({ column }) => column)).size;
}

const words = (column: string) => column.replaceAll("_", " ");
const all = new Intl.ListFormat("en-US");

function missingWords(table: ImportTable, head: readonly string[], line: number): string {
  const missing = missingIn(table, sourcesOf(table, head)).map(([name = ""]) => words(name));
  const where = line === 1 ? "The first line of the file" : `Line ${line}`;
  const is = missing.length === 1 ? "is" : "are";
  const said = quoted(head.filter((cell) => cell.trim() !== "").join(", "));
  const read = table.columns.filter((name) => !table.derived?.includes(name)).map(words);
  return `${where} must name the columns of ${table.many}, but ${all.format(missing)} ${is} missing. It says ${said}. These are read: ${read.join(", ")}.`;
}

/** Reads the line of names. @throws FileProblem when it is not that of such a table. */
export function readColumns(table: ImportTable, head: readonly string[], line = 1): Columns {
  const sources = sourcesOf(table, head);
  if (missingIn(table, sources).length > 0) throw new FileProblem(missingWords(table, head, line));
  const names = new Array<string | undefined>(head.length).fill(undefined);
  for (const { column, indexes } of sources) for (const at of indexes) names[at] = column;
  const given = head.map(plain);
  const twice = sources.find(
    ({ column, indexes: [at = 0] }, index) =>
      sources.findIndex((each) => each.column === column) === index &&
      given.indexOf(given[at] ?? "", at + 1) !== -1,
  );
  if (twice) {
    const name = head[twice.indexes[0] ?? 0]?.trim();
    throw new FileProblem(`Line ${line} of the file names the column ${name} twice.`);
  }
  const own = head.map((name) => name.trim());
  return {
    ...{ names, sources },
    ignored: own.filter((name, at) => name !== "" && !names[at]),
    hasOwnIds: own.includes("id") && table.needed.every(([name = ""]) => own.includes(name)),
  };
}
