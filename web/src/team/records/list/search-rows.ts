import { digitsOf } from "#contract/search-keys";
import type { ListDefinition, ListRow } from "../list-definition.ts";

/** The words of a search. A phone number is one word, however it's typed, and without the country's 1 in front. */
function wordsOf(search: string): string[] {
  if (/^[\d\s()+.-]+$/.test(search) && /\d{3}/.test(search)) {
    return [digitsOf(search).replace(/^1(?=\d{10}$)/, "")];
  }
  return search.toLowerCase().split(/\s+/).filter(Boolean);
}

export function searchRows<Row>(
  definition: Pick<ListDefinition<Row>, "searched">,
  rows: readonly ListRow<Row>[],
  search: string,
): readonly ListRow<Row>[] {
  const words = wordsOf(search);
  if (words.length === 0) return rows;
  const typed = search.trim().toLowerCase();
  return rows.filter(({ row }) => {
    const text = definition.searched(row).join("\n").toLowerCase();
    return text.includes(typed) || words.every((word) => text.includes(word));
  });
}
