const types: [ending: RegExp, type: RegExp][] = [
  [/\.js$/, /^(?:text|application)\/javascript\b/],
  [/\.css$/, /^text\/css\b/],
  [/\.(?:svg|webp|png|ico)$/, /^image\//],
  [/\.woff2$/, /^font\/woff2\b/],
  [/\.webmanifest$/, /^application\/manifest\+json\b/],
  // The addresses of pages have no ending.
  [/\/[^./]*$/, /^text\/html\b/],
];

/** Returns undefined for a kind of file that is never kept. */
export function expectedType(pathname: string): RegExp | undefined {
  return types.find(([ending]) => ending.test(pathname))?.[1];
}

/** Keeps error pages out: one that is kept as a script would break the site until the next release. */
export function hasExpectedType(pathname: string, answer: Pick<Response, "status" | "headers">) {
  const type = answer.headers.get("content-type") ?? "";
  return answer.status === 200 && expectedType(pathname)?.test(type) === true;
}
