const types: [ending: RegExp, type: RegExp][] = [
  [/\.js$/, /^(?:text|application)\/javascript\b/],
  [/\.css$/, /^text\/css\b/],
  [/\.(?:svg|webp|png|ico)$/, /^image\//],
  [/\.woff2$/, /^font\/woff2\b/],
  [/\.webmanifest$/, /^application\/manifest\+json\b/],
  // Addresses of pages have no ending.
  [/\/[^./]*$/, /^text\/html\b/],
];

/** What the content type of an address has to match; undefined for a kind of file that is never kept. */
export function expectedType(pathname: string): RegExp | undefined {
  return types.find(([ending]) => ending.test(pathname))?.[1];
}

/**
 * Whether an answer is what its address promises. An error page kept as a script would break the site
 * until the next release, so anything else is never kept.
 */
export function hasExpectedType(pathname: string, answer: Pick<Response, "status" | "headers">) {
  const type = answer.headers.get("content-type") ?? "";
  return answer.status === 200 && expectedType(pathname)?.test(type) === true;
}
