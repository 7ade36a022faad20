/** Somebody could guess a shorter key. */
const shortest = 32;

/**
 * The keys for signing the links in our emails and in requests for reviews: the secret NEWSLETTER_SECRET; in the
 * emulators, that of functions/.env.demo-agency. Earlier keys may follow the first one, after commas. They sign nothing,
 * but links already sent still open. @throws Error if one is missing or too short: a link that anybody can forge is
 * worse than none.
 */
export function linkKeys(): [string, ...string[]] {
  const [first = "", ...earlier] = (process.env.NEWSLETTER_SECRET ?? "").trim().split(/\s*,\s*/);
  if ([first, ...earlier].every((key) => key.length >= shortest)) return [first, ...earlier];
  const message = `NEWSLETTER_SECRET needs ${shortest} characters or more (docs/operations.md)`;
  throw Object.assign(new Error(message), { code: "ENEWSLETTERSECRET" });
}
