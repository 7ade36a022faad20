import type { ListDefinition, ListRow } from "../list-definition.ts";

/** Finds the rows that contain each word of the search, ignoring case. */
export function searchRows<Row>(
  definition: Pick<ListDefinition<Row>, "searched">,
  rows: readonly ListRow<Row>[],
  search: string,
): readonly ListRow<Row>[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter(({ row }) => {
    const text = definition.searched(row).join("\n").toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
