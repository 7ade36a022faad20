/** How many letters have to be added, taken away or changed to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [column, letterThere] of [...other].entries()) {
      const changed = (row[column] ?? 0) + (letter === letterThere ? 0 : 1);
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The name that was probably meant; undefined if none is similar. */
export function nearestName(name: string, candidates: readonly string[]): string | undefined {
  const plain = (word: string) => word.toLowerCase().replaceAll(/[^a-z0-9.]/g, "");
  const rated = candidates
    .map((word) => ({ word, far: distance(plain(name), plain(word)) }))
    .sort((a, b) => a.far - b.far);
  const [best] = rated;
  return best && best.far <= Math.max(1, Math.floor(name.length / 3)) ? best.word : undefined;
}

/** "plain, tinted or deep" */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

/** `Did you mean “heading”?`, or the known names. */
export function instead(name: string, candidates: readonly string[]): string {
  const near = nearestName(name, candidates);
  return near === undefined ? `Use one of ${listed(candidates)}.` : `Did you mean “${near}”?`;
}
