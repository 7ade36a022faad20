import { FileProblem } from "./file-problem.ts";

export interface CsvRow {
  /** The line of the file where the row begins, counted from 1. */
  line: number;
  cells: string[];
  /** What is wrong with its quotes. */
  problem: string | undefined;
}

/** No cell of ours comes near it; beyond, a quote that was opened is missing its end. */
const longestCell = 1_000_000;

const lineEnd = /\r\n|\r|\n/;

/** A line before the names, with which Excel says what parts them. */
const separatorLine = /^sep=(.)(?:\r\n|\r|\n)/i;

/** The character that parts the columns' names: a comma, a semicolon (many a spreadsheet) or a tab. */
function separatorOf(text: string): string {
  const [head = ""] = text.trimStart().split(lineEnd, 1);
  const count = (separator: string) => head.split(separator).length;
  return [",", ";", "\t"].reduce((best, each) => (count(each) > count(best) ? each : best));
}

/** The first part has the whole line of names and what stands before it. No part ends in the middle of a line's end. */
async function* wellParted(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let waiting = "";
  let isStart = true;
  for await (const text of parts) {
    waiting += text;
    // Two whole lines, and perhaps half of the end of a third.
    if (isStart && waiting.split(lineEnd).length <= 3) continue;
    isStart = false;
    const end = waiting.endsWith("\r") ? -1 : undefined;
    yield waiting.slice(0, end);
    waiting = end === undefined ? "" : "\r";
  }
  yield waiting;
}

/** `closed`: behind a quote, which may be the first half of one in the text; `after`: and a blank behind it. */
type Place = "start" | "plain" | "quoted" | "closed" | "after";

/** Puts cells together out of separators, quotes, ends of lines, and the texts between them. */
function createCutter() {
  let place: Place = "start";
  let cell = "";
  let line = 1;
  let row: CsvRow = { line, cells: [], problem: undefined };

  function endCell(): void {
    row.cells.push(cell);
    cell = "";
    place = "start";
  }

  function endRow(): CsvRow {
    endCell();
    const ended = row;
    row = { line, cells: [], problem: undefined };
    return ended;
  }

  function take(token: string): void {
    const isQuote = token === '"';
    if (place === "quoted" && isQuote) place = "closed";
    else if (place === "start" && isQuote) place = "quoted";
    else if (place === "closed" && token.trim() === "") place = "after";
    else if (place === "closed" && isQuote) {
      place = "quoted";
      cell += token;
    } else if (place !== "after" || token.trim() !== "") {
      if (place === "closed" || place === "after") {
        row.problem = "something stands behind the closing quote of a text";
      }
      if (place !== "quoted") place = "plain";
      cell += token;
    }
    if (cell.length > longestCell) {
      throw new FileProblem(`Line ${row.line}: a quote is opened there and never closed.`);
    }
  }

  return {
    *rows(text: string, separator: string): Generator<CsvRow> {
      const tokens = new RegExp(`\\r\\n|["\\r\\n${separator}]|[^"\\r\\n${separator}]+`, "g");
      for (const [token] of text.matchAll(tokens)) {
        const isEnd = lineEnd.test(token);
        if (isEnd) line += 1;
        if (place === "quoted" || !(isEnd || token === separator)) take(token);
        else if (isEnd) yield endRow();
        else endCell();
      }
    },
    *last(): Generator<CsvRow> {
      if (place === "quoted") row.problem = "a quote is opened and never closed";
      if (row.cells.length > 0 || place !== "start") yield endRow();
    },
    skipLine() {
      line += 1;
      row.line += 1;
    },
  };
}

/** Cuts CSV text into rows, with the true line of each: a text in quotes may go over several. */
export async function* readRows(parts: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  const cutter = createCutter();
  let separator: string | undefined;
  for await (const part of wellParted(parts)) {
    let text = part;
    if (separator === undefined) {
      const [said = "", named] = separatorLine.exec(part) ?? [];
      text = part.slice(said.length);
      if (named) cutter.skipLine();
      separator = named ?? separatorOf(text);
    }
    yield* cutter.rows(text, separator);
  }
  yield* cutter.last();
}
