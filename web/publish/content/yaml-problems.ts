import { LineCounter, parseDocument, type YAMLError } from "yaml";
import { plainLines } from "./content-text.ts";

/** A place in a file where YAML can't be read, and how to write it correctly. */
interface YamlProblem {
  line: number;
  message: string;
}

const quoted = 'put quotation marks around the whole text, like "this: so"';

export const startsWithBraces =
  'a text that begins with {{ needs quotation marks around the whole of it, like "{{site.name}} is here".';

/** The start of a line up to its value. */
const name = String.raw`^\s*(?:- )?[\w-]+:`;
const starts = (value: string) => new RegExp(`${name}\\s+${value}`);

const indented =
  "this line, or the one below it, begins too far to the left or to the right. Lines of one block begin below each other, with spaces.";

/** Faults that the text of a line itself shows, the clearest first. */
const signs: [pattern: RegExp, message: string][] = [
  [
    /^ *\t/,
    "there is a tab at the start of this line. Use the space bar: two spaces for each step.",
  ],
  [/^\s*(?:- |[\w-]+:\s+)+\{\{/, startsWithBraces],
  [
    new RegExp(`${name}[^\\s:/]`),
    "a space is missing after the colon. Write it like “amount: 1300”.",
  ],
  [/^\s*-[^\s-]/, "a space is missing after the hyphen. Write it like “- text”."],
  [starts("[@`%&*!]"), `a text that begins with @, %, &, * or ! is not read as a text: ${quoted}.`],
  [
    starts(String.raw`(["'])(?:(?!\1).)*\1\s*[^\s,}\]#]`),
    "there are words after a closing quotation mark. Put one pair around the whole text, and write those inside it as “ and ”.",
  ],
  [starts(String.raw`[^"'[{|>\s].*:(?:\s|$)`), `there is a colon inside a text: ${quoted}.`],
];

const unclosed =
  'a text begins with a quotation mark, and the one at its end is missing. Add it, like "this".';

function byCode({ code, message }: YAMLError): string {
  switch (code) {
    case "DUPLICATE_KEY":
      return "this name is in one block twice. Keep one of the two lines.";
    case "MULTILINE_IMPLICIT_KEY":
      return "a colon, or the space after it, is missing here or in the line above. Write it like “amount: 1300”.";
    case "BAD_DQ_ESCAPE":
      return "there is a backslash in a text in quotation marks. Use single ones around it, like 'this'.";
    default:
      break;
  }
  if (/flow|, between/i.test(message)) {
    return "a comma or a closing bracket is missing. Write it like “{label: Go, to: /contact}” or “[one, two]”.";
  }
  if (["BAD_INDENT", "BLOCK_AS_IMPLICIT_KEY"].includes(code) || /Sequence item/.test(message)) {
    return indented;
  }
  return "this cannot be read. Compare it with the lines around it: spaces at the start, colons, quotation marks.";
}

/** The line where text without a closing quotation mark begins: the parser notices it only far below. */
function openingLine(sign: string, rows: string[], line: number): number {
  const opens = new RegExp(`^\\s*(?:- |[\\w-]+:\\s+)+${sign}[^${sign}]*$`);
  const found = rows.slice(0, line).findLastIndex((row) => opens.test(row));
  return found < 0 ? line : found + 1;
}

function problemOf(error: YAMLError, rows: string[], lines: LineCounter): YamlProblem {
  const at = lines.linePos(error.pos[0]).line;
  const [, sign] = /closing (["'])/.exec(error.message) ?? [];
  if (sign) return { line: openingLine(sign, rows, at), message: unclosed };
  const written = rows.findIndex((row, index) => index >= at - 1 && row.trim() !== "") + 1;
  const line = written || at;
  if (error.code === "DUPLICATE_KEY") return { line, message: byCode(error) };
  // A mistake often shows only in the line below it.
  for (const candidate of [line, line - 1]) {
    const found = signs.find(([pattern]) => pattern.test(rows[candidate - 1] ?? ""));
    if (found) return { line: candidate, message: found[1] };
  }
  return { line, message: byCode(error) };
}

/** YAML takes text such as *this* for the name of another value, which doesn't exist. @throws any other error */
function aliasProblem(error: unknown, rows: string[]): YamlProblem {
  if (!(error instanceof ReferenceError)) throw error;
  const [, name = ""] = /: (\S+)/.exec(error.message) ?? [];
  const line = rows.findIndex((row) => row.includes(`*${name}`)) + 1;
  return { line, message: `a text with * in it is not read as a text: ${quoted}.` };
}

/**
 * Reads YAML and returns problems as sentences: the first mistake of a file and each repeated name. With problems, there
 * is no value.
 */
export function readYamlText(text: string) {
  const lines = new LineCounter();
  const plain = plainLines(text);
  const document = parseDocument(plain, {
    lineCounter: lines,
    prettyErrors: false,
    logLevel: "error",
  });
  const rows = plain.split("\n");
  const problems = document.errors
    .filter(({ code }, index) => index === 0 || code === "DUPLICATE_KEY")
    .map((error) => problemOf(error, rows, lines));
  if (problems.length > 0) return { value: undefined, document, problems };
  try {
    const value: unknown = document.toJS();
    return { value, document, problems };
  } catch (error) {
    return { value: undefined, document, problems: [aliasProblem(error, rows)] };
  }
}
