/** Every item in a list that has the same text as an earlier item, along with that earlier item. */
export function duplicates<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
): { item: Item; index: number; first: Item }[] {
  const firsts = new Map<string, Item>();
  return items.flatMap((item, index) => {
    const first = firsts.get(textOf(item));
    if (first !== undefined) return [{ item, index, first }];
    firsts.set(textOf(item), item);
    return [];
  });
}
