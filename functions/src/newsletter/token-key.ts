/** Shorter ones could be guessed. */
const shortest = 32;

/**
 * What the links of our emails are signed with: the secret NEWSLETTER_SECRET; in the emulators, that of
 * functions/.env.demo-agency. Behind the first key may stand earlier ones, after commas: they sign nothing, but links in
 * emails that were sent still open. @throws Error where one is missing or too short: a link that anybody can forge is worse
 * than none.
 */
export function newsletterKeys(): [string, ...string[]] {
  const [first = "", ...earlier] = (process.env.NEWSLETTER_SECRET ?? "").trim().split(/\s*,\s*/);
  if ([first, ...earlier].every((key) => key.length >= shortest)) return [first, ...earlier];
  const message = `NEWSLETTER_SECRET needs ${shortest} characters or more (docs/operations.md)`;
  throw Object.assign(new Error(message), { code: "ENEWSLETTERSECRET" });
}
