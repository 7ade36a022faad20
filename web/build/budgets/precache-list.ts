/**
 * The addresses that the built service worker fetches ahead: the entries that workbox put into sw.js,
 * such as `{"revision":null,"url":"assets/x.js"}`, as files without a slash at the front.
 */
export function precacheList(worker: string): string[] {
  const revision = `"?revision"?:(?:null|"[^"]*")`;
  const url = `"?url"?:"(?<url>[^"]*)"`;
  const either = [`${revision},${url}`, `${url.replace("<url>", "<first>")},${revision}`];
  const entries = worker.matchAll(new RegExp(String.raw`\{(?:${either.join("|")})\}`, "g"));
  return [...entries].map(({ groups }) => groups?.url ?? groups?.first ?? "");
}
