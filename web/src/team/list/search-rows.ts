import type { ListNoun, ListRow } from "./list-noun.ts";

/** The rows in which each word of the search stands somewhere, whatever the case of its letters. */
export function searchRows<Row>(
  noun: Pick<ListNoun<Row>, "searched">,
  rows: readonly ListRow<Row>[],
  search: string,
): readonly ListRow<Row>[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter(({ row }) => {
    const text = noun.searched(row).join("\n").toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
