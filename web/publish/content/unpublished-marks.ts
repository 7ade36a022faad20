/** Characters of Unicode's private use area: no font shows them, and nobody types them. */
const first = 0xe000;
const last = 0xf8ff;

/** The mark in front of a claim with `publish: no`, wherever text uses its value: its place in claims.yaml. */
export function markOf(claim: number): string {
  return String.fromCharCode(first + claim);
}

/** The places in claims.yaml of the unpublished claims that the text uses. */
export function marksIn(text: string): number[] {
  const found = [...text]
    .map((sign) => sign.charCodeAt(0))
    .filter((code) => code >= first && code <= last);
  return [...new Set(found)].map((code) => code - first);
}
