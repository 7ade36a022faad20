/** Makes a stranger's words safe for a terminal: nothing in them can move its cursor or turn the reading direction. */
export function plainText(words: string): string {
  return words.replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, "\ufffd");
}
