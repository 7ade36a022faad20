/** Shorter ones could be guessed. */
const shortest = 32;

/**
 * What the links of our emails are signed with: the secret NEWSLETTER_SECRET; in the emulators, that of
 * functions/.env.demo-agency. @throws Error where it is missing or too short: a link that anybody can forge is worse
 * than none.
 */
export function newsletterKey(): string {
  const key = process.env.NEWSLETTER_SECRET ?? "";
  if (key.length >= shortest) return key;
  const message = `NEWSLETTER_SECRET needs ${shortest} characters or more (docs/operations.md)`;
  throw Object.assign(new Error(message), { code: "ENEWSLETTERSECRET" });
}
