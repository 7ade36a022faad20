import type { Remark } from "./remarks.ts";
import type { RowCells } from "./row-cells.ts";
import { dateColumns } from "./written-dates.ts";

const asText = "format the column as text in the spreadsheet and save again";

/** What replaced the original text, which can't be recovered from the cell. */
const lost: readonly [pattern: RegExp, text: string][] = [
  [
    /^[+-]?\d(?:[.,]\d+)?E\+\d+$/i,
    `a spreadsheet has shortened this number, so it's left out; ${asText}`,
  ],
  [
    /^#{3,}$/,
    "a spreadsheet's column was too narrow for this, so it's left out; widen it and save again",
  ],
  [
    /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|FIELD!|ERROR!)$/i,
    "a spreadsheet's formula has failed here, so the cell is left out",
  ],
];

/** UTF-8 letters that a program read in another encoding, and the mark for a letter that got lost. */
const garbled =
  /\ufffd|[ÃÂ][\u0080-\u00bf]|Ã[\u0152-\u0178\u02c6\u02dc\u2013-\u2122]|â€|ðŸ|√[©®≥∂±]/;
const asDate =
  /^(?:\d{1,2}-(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:-\d{2,4})?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)-\d{2})$/i;
/** In these states, every ZIP Code begins with a zero. */
const shortZip = /\b(?:CT|MA|ME|NH|NJ|RI|VT)\.?,? \d{4}(?![\d-])/;
/** Only digits: too few for a number with its area code, or one too few for a local number. */
const shortPhone = /^\d{4,6}$|^\d{8,9}$/;

function doubtOf(column: string, cell: string): string | undefined {
  if (garbled.test(cell)) {
    return "the letters were damaged before; save the file anew as UTF-8 from where it came from";
  }
  if (column === "phone" && shortPhone.test(cell)) {
    return `a spreadsheet may have taken a zero off this number; ${asText}`;
  }
  if (column === "address" && shortZip.test(cell)) {
    return `a spreadsheet has taken the zero off this ZIP code; ${asText}`;
  }
  if (!dateColumns.has(column) && asDate.test(cell)) {
    return `a spreadsheet may have turned this text into a date; ${asText}`;
  }
  return undefined;
}

const numberColumns = new Set(["phone", "id", "client_id", "lead_id"]);

/** Returns a row without what a spreadsheet has destroyed, and what a person should know about it. */
export function withoutDamage(cells: RowCells): {
  whole: RowCells;
  lost: string[];
  remarks: Remark[];
} {
  const whole = new Map<string, string>();
  const remarks: Remark[] = [];
  for (const [column, cell] of cells) {
    const loss = lost.find(([pattern]) => pattern.test(cell))?.[1];
    const text = loss ?? doubtOf(column, cell);
    if (text) remarks.push({ column, text, cell });
    // Some programs write whole numbers as 7.0.
    if (!loss)
      whole.set(column, numberColumns.has(column) ? cell.replace(/^(\d+)\.0$/, "$1") : cell);
  }
  return { whole, lost: [...cells.keys()].filter((column) => !whole.has(column)), remarks };
}
