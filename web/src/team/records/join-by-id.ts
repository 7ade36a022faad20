/** Joins the first entries and those of the others that aren't among them. */
export function joinById<Item extends { id: string }>(
  first: readonly Item[],
  others: readonly Item[],
): readonly Item[] {
  const ids = new Set(first.map(({ id }) => id));
  const added = others.filter(({ id }) => !ids.has(id));
  return added.length > 0 ? [...first, ...added] : first;
}
