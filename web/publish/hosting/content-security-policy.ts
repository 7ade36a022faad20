/** Parses `script-src 'self'; frame-src https://…` into directive -> sources. */
export function parsePolicy(policy: string): Map<string, string[]> {
  const directives = policy.split(";").map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = "", ...sources]) => [name, sources]));
}

/**
 * What reCAPTCHA Enterprise and App Check load and call from a page, by directive.
 * https://cloud.google.com/recaptcha/docs/faq (Content Security Policy), and the App Check SDK.
 */
export const appCheckSources = {
  "script-src": ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
  "frame-src": ["https://www.google.com/recaptcha/"],
  "connect-src": [
    "https://www.google.com/recaptcha/",
    "https://content-firebaseappcheck.googleapis.com",
  ],
} as const;
