/** A duration in seconds, as a person reads it. */
export function duration(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** Says which slow step is running, and how long it took. On a terminal, the work may report its progress. */
export async function step<T>(
  title: string,
  work: (note: (text: string) => void) => Promise<T>,
): Promise<T> {
  const began = Date.now();
  const { isTTY } = process.stdout;
  const write = (text: string) => process.stdout.write(`${isTTY ? "\r\x1b[2K" : ""}  ${text}`);
  write(`${title} …${isTTY ? "" : "\n"}`);
  let shown = "";
  const result = await work((text) => {
    if (isTTY && text !== shown) write(`${title} … ${text}`);
    shown = text;
  });
  write(`✓ ${title}, ${duration(Date.now() - began)}\n`);
  return result;
}
