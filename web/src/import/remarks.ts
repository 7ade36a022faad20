/** What a person should know about a cell whose row is imported anyway. */
export interface Remark {
  column: string;
  text: string;
  cell?: string;
}

const mostShown = 5;
const longestCell = 40;

export function quoted(cell: string): string {
  return cell.length > longestCell ? `"${cell.slice(0, longestCell)}…"` : `"${cell}"`;
}

/** Returns "line 3" or "lines 3, 5". */
export function lineWords(lines: readonly (number | string)[]): string {
  return `${lines.length === 1 ? "line" : "lines"} ${lines.join(", ")}`;
}

/** Returns one sentence for each kind of remark, with the lines it's about. */
export function remarkNotes(rows: readonly { line: number; remarks: readonly Remark[] }[]) {
  const groups = new Map<string, string[]>();
  for (const { line, remarks } of rows) {
    for (const { column, text, cell } of remarks) {
      const key = `${column}: ${text}`;
      const where = cell === undefined ? `${line}` : `${line} ${quoted(cell)}`;
      groups.set(key, [...(groups.get(key) ?? []), where]);
    }
  }
  return [...groups].map(([key, lines]) => {
    const rest = lines.length - mostShown;
    const more = rest > 0 ? ` and ${rest} more` : "";
    return `${key} (${lineWords(lines.slice(0, mostShown))}${more}).`;
  });
}
