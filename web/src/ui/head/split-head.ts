const headElement = /^(<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/;

/**
 * React puts what belongs into the head before the content; this cuts the two apart. Its preloads of
 * pictures are left out: they would be fetched before the stylesheet, without which nothing is painted.
 */
export function splitHead(rendered: string): { head: string; body: string } {
  let body = rendered;
  let head = "";
  for (let match = headElement.exec(body); match; match = headElement.exec(body)) {
    if (!match[0].startsWith('<link rel="preload" as="image"')) head += match[0];
    body = body.slice(match[0].length);
  }
  return { head, body };
}
