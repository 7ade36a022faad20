/** What a person should know about a cell whose row is imported anyway. */
export interface Remark {
  column: string;
  text: string;
  /** The cell as the file has it. */
  cell?: string;
}

const mostShown = 5;
const longestCell = 40;

/** Returns a cell as it's quoted to a person. */
export function quoted(cell: string): string {
  return cell.length > longestCell ? `"${cell.slice(0, longestCell)}…"` : `"${cell}"`;
}

/** Returns "line 3" or "lines 3, 5". */
export function lineWords(places: readonly (number | string)[]): string {
  return `${places.length === 1 ? "line" : "lines"} ${places.join(", ")}`;
}

/** Returns one sentence for each kind of remark, with the lines it's about. */
export function remarkNotes(rows: readonly { line: number; remarks: readonly Remark[] }[]) {
  const groups = new Map<string, string[]>();
  for (const { line, remarks } of rows) {
    for (const { column, text, cell } of remarks) {
      const key = `${column}: ${text}`;
      const place = cell === undefined ? `${line}` : `${line} ${quoted(cell)}`;
      groups.set(key, [...(groups.get(key) ?? []), place]);
    }
  }
  return [...groups].map(([key, places]) => {
    const rest = places.length - mostShown;
    const more = rest > 0 ? ` and ${rest} more` : "";
    return `${key} (${lineWords(places.slice(0, mostShown))}${more}).`;
  });
}
