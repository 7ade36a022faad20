/** Small words that keep their small letter inside a title. */
const small = new Set(
  "a an and as at but by for from if in into nor of on or so the to up with".split(" "),
);

/** An email address stays as it is, and so does a name such as eBay. */
const keepsLetter = (word: string, index: number) =>
  /@|.\p{Lu}/u.test(word) || (index > 0 && small.has(word));

/** Capitalizes each word, as on our buttons: "Ask About the Next One". */
export function titleCase(text: string): string {
  return text
    .split(" ")
    .map((word, index) =>
      keepsLetter(word, index) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(" ");
}
