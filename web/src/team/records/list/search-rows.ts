import { digitsOf } from "#contract/search-keys";
import type { ListDefinition, ListRow } from "../list-definition.ts";

/** The words of a search. A phone number is one word, however it's typed. */
function wordsOf(search: string): string[] {
  if (/^[\d\s()+.-]+$/.test(search) && /\d{3}/.test(search)) return [digitsOf(search)];
  return search.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Finds the rows that contain each word of the search, ignoring case. */
export function searchRows<Row>(
  definition: Pick<ListDefinition<Row>, "searched">,
  rows: readonly ListRow<Row>[],
  search: string,
): readonly ListRow<Row>[] {
  const words = wordsOf(search);
  if (words.length === 0) return rows;
  return rows.filter(({ row }) => {
    const text = definition.searched(row).join("\n").toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
