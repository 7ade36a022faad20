/** Splits a long list, because no service takes everything at once. */
export function* chunk<T>(list: readonly T[], size: number): Generator<T[]> {
  for (let from = 0; from < list.length; from += size) yield list.slice(from, from + size);
}
