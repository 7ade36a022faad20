import { PassThrough } from "node:stream";
import Papa, { type ParseResult } from "papaparse";
import { PlainFailure } from "../../plain-failure.ts";

export interface CsvRow {
  /** The line of the file where the row begins, counted from 1. */
  line: number;
  cells: string[];
  /** What is wrong with its quotes. */
  problem: string | undefined;
}

/** No row of ours comes near it; beyond, a quote that was opened is missing its end. */
const longestRow = 1_000_000;

/** The character that parts the columns' names: a comma, a semicolon (many a spreadsheet) or a tab. */
function separatorOf(text: string): string {
  const [head = ""] = text.trimStart().split(/[\r\n]/, 1);
  const count = (separator: string) => head.split(separator).length;
  return [",", ";", "\t"].reduce((best, each) => (count(each) > count(best) ? each : best));
}

/**
 * Separator and line ends are found out from the first part: it must hold the columns' names and what
 * ends their line.
 */
async function* withWholeHead(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let head = "";
  let isWhole = false;
  for await (const text of parts) {
    if (isWhole) yield text;
    else {
      head += text;
      isWhole = /[\r\n][\s\S]/.test(head);
      if (isWhole) yield head;
    }
  }
  if (!isWhole) yield head;
}

function quoteProblems({ errors }: ParseResult<string[]>): Map<number, string> {
  const quotes = errors.filter(({ type }) => type === "Quotes");
  return new Map(
    quotes.map(({ code, row }) => [
      row ?? 0,
      code === "MissingQuotes"
        ? "a quote is opened and never closed"
        : "something stands behind the closing quote of a text",
    ]),
  );
}

/**
 * Feeds papaparse one part after the other and waits until it has cut it into rows, so that a file is
 * never in memory as a whole.
 */
function createParser() {
  const input = new PassThrough({ objectMode: true });
  let take: (result: ParseResult<string[]>) => void = () => undefined;
  Papa.parse<string[]>(input, {
    delimiter: separatorOf,
    chunk: (result) => take(result),
    // Its types want it; the last part is a chunk like the others.
    complete: () => undefined,
  });
  const rowsOf = (feed: () => void) =>
    new Promise<ParseResult<string[]>>((resolve) => {
      take = resolve;
      feed();
    });
  return {
    next: (text: string) => rowsOf(() => void input.write(text)),
    last: () => rowsOf(() => void input.end()),
  };
}

/**
 * Cuts CSV text into rows, with the true line of each: a text in quotes may go over several.
 */
export async function* readRows(parts: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  const parser = createParser();
  let line = 1;
  let waiting = 0;
  function* rows(result: ParseResult<string[]>): Generator<CsvRow> {
    const problems = quoteProblems(result);
    const lineBreak = result.meta.linebreak === "\r" ? "\r" : "\n";
    for (const [index, cells] of result.data.entries()) {
      yield { line, cells, problem: problems.get(index) };
      line += cells.reduce((sum, cell) => sum + cell.split(lineBreak).length - 1, 1);
    }
  }
  for await (const text of withWholeHead(parts)) {
    if (text === "") continue;
    const result = await parser.next(text);
    waiting = result.data.length > 0 ? 0 : waiting + text.length;
    if (waiting > longestRow) {
      throw new PlainFailure(`Line ${line}: a quote is opened there and never closed.`);
    }
    yield* rows(result);
  }
  yield* rows(await parser.last());
}
