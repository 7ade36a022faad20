const headElement = /^(<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/;

/** Leaves out React's preloads of pictures: they would be fetched before the stylesheet, and delay the first paint. */
export function splitHead(rendered: string): { head: string; body: string } {
  let body = rendered;
  let head = "";
  for (let match = headElement.exec(body); match; match = headElement.exec(body)) {
    if (!match[0].startsWith('<link rel="preload" as="image"')) head += match[0];
    body = body.slice(match[0].length);
  }
  return { head, body };
}
