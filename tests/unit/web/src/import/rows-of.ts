import { readRows } from "#web/src/import/read-rows.ts";

async function* inParts(text: string, length: number) {
  for (let from = 0; from < text.length; from += length) yield text.slice(from, from + length);
}

/** Returns the rows of text that arrives in parts of this length. */
export async function rowsOf(text: string, length = 1000) {
  const rows = [];
  for await (const row of readRows(inParts(text, length))) rows.push(row);
  return rows;
}
