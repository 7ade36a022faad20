import Papa, { type ParseResult, type Parser } from "papaparse";
import { FileProblem } from "./file-problem.ts";

export interface CsvRow {
  /** The line of the file where the row begins, counted from 1. */
  line: number;
  cells: string[];
  problem: string | undefined;
}

/** No row of ours comes near this length; a longer one has an opening quote without its end. */
const longestRow = 1_000_000;

const lineEnd = /\r\n|\r|\n/;

/** In this line before the names, Excel says what separates them. */
const separatorLine = /^sep=(.)(?:\r\n|\r|\n)/i;

const separators = [",", ";", "\t", "|"];

/** Returns what separates the columns in the first line that has a separator: a title without one may come first. */
function separatorOf(text: string): string {
  // A letter replaces what is in quotes, so that tabs between them aren't spaces at the line's end.
  const lines = text.replace(/"[^"]*"/g, "x").split(lineEnd);
  const head = lines.find((line) => separators.some((each) => line.trim().includes(each))) ?? "";
  const count = (separator: string) => head.split(separator).length;
  return separators.reduce((best, each) => (count(each) > count(best) ? each : best));
}

function lineEndOf(text: string): "\r\n" | "\r" | "\n" {
  const [found] = lineEnd.exec(text.replace(/"[^"]*"/g, "")) ?? [];
  return found === "\r\n" || found === "\r" ? found : "\n";
}

/** How many lines may come before the names of the columns, plus one. */
export const firstLines = 10;

/** Yields the first lines together in the first part, or everything if there are fewer. */
async function* withWholeStart(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let start = "";
  let isWhole = false;
  for await (const text of parts) {
    if (isWhole) yield text;
    else {
      start += text;
      isWhole = start.split(lineEnd).length > firstLines + 1;
      if (isWhole) yield start;
    }
  }
  if (!isWhole) yield start;
}

function quoteProblems({ errors }: ParseResult<string[]>): Map<number, string> {
  const quotes = errors.filter(({ type }) => type === "Quotes");
  return new Map(
    quotes.map(({ code, row }) => [
      row ?? 0,
      code === "MissingQuotes"
        ? "a quotation mark is opened but never closed"
        : "there's something after a closing quotation mark",
    ]),
  );
}

/** Cuts CSV text into rows, with the true line of each: quoted text may span several lines. */
export async function* readRows(parts: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  let parser: Parser | undefined;
  let newline = "\n";
  let line = 1;
  let waiting = "";

  function* rows(isLast: boolean): Generator<CsvRow> {
    const result: ParseResult<string[]> | undefined = parser?.parse(waiting, 0, !isLast);
    if (!result) return;
    const problems = quoteProblems(result);
    for (const [index, cells] of result.data.entries()) {
      yield { line, cells, problem: problems.get(index) };
      line += cells.reduce((sum, cell) => sum + cell.split(newline).length - 1, 1);
    }
    waiting = waiting.slice(result.meta.cursor);
  }

  for await (const text of withWholeStart(parts)) {
    if (text === "") continue;
    waiting += text;
    if (!parser) {
      const [said = "", separator] = separatorLine.exec(text) ?? [];
      waiting = text.slice(said.length);
      line += said === "" ? 0 : 1;
      const end = lineEndOf(waiting);
      parser = new Papa.Parser({ delimiter: separator ?? separatorOf(waiting), newline: end });
      newline = end === "\r" ? "\r" : "\n";
    }
    yield* rows(false);
    if (waiting.length > longestRow) {
      throw new FileProblem(`Line ${line}: a quotation mark is opened there but never closed.`);
    }
  }
  yield* rows(true);
}
