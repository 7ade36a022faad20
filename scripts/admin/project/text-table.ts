/** A table of columns under their names, each as wide as its longest text. */
export function textTable(head: string[], rows: string[][]): string {
  const widths = head.map((name, index) =>
    Math.max(name.length, ...rows.map((row) => (row[index] ?? "").length)),
  );
  const line = (cells: string[]) =>
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join("  ")
      .trimEnd();
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}
