import { useEffect } from "react";
import { type Location, useLocation } from "react-router-dom";
import { storedValue } from "../../ui/device-storage.ts";
import { useTeamAuth } from "../access/team-auth.ts";
import { memberMark } from "../store/member-mark.ts";
import { guardedPages } from "../team-pages.ts";
import { rulesFor } from "./rules.ts";
import type { SeenNode, SeenPage } from "./seen-page.ts";

/** This is more than a screen shows, and as many as a list renders first (list/list-body.tsx). */
const snapshotRows = 8;

/** Elements that may differ at the next start are marked with `data-passing`. */
const passing = `dialog, [data-passing], li:nth-child(n + ${snapshotRows + 1})`;

/** The Content-Security-Policy refuses this when it is set as an attribute, so it would style nothing. */
const refused = "style";

const asHtml = "http://www.w3.org/1999/xhtml";

function seenNode(node: Node): SeenNode[] {
  if (node instanceof Text) return [node.data];
  if (!(node instanceof Element) || node.matches(passing)) return [];
  const { localName, namespaceURI, attributes, childNodes } = node;
  const allowed = [...attributes].filter(({ name }) => name !== refused);
  const all = Object.fromEntries(allowed.map(({ name, value }) => [name, value]));
  if (namespaceURI && namespaceURI !== asHtml) all.xmlns = namespaceURI;
  if (node instanceof HTMLInputElement && node.checked) all.checked = "";
  return [[localName, all, [...childNodes].flatMap(seenNode)]];
}

/** The page is stored by its path, so that entry-seen.ts finds it. Signing out deletes all keys with this prefix. */
const seenPage = (path: string) =>
  storedValue<SeenPage, "localStorage">("localStorage", `team-seen:${path}`, () => undefined);

/** Stores what the screen shows for the next start, unless it waits, has failed, or isn't the plain page. */
function keepPage(member: string, { pathname, search }: Location): void {
  const root = document.getElementById("root");
  const stylesheet = document.querySelector<HTMLLinkElement>("link[rel=stylesheet]")?.href;
  if (!root || !stylesheet || search !== "") return;
  if (!guardedPages.some(({ path }) => path === pathname)) return;
  // A tab that slept while somebody signed out must not write about them any more.
  if (memberMark.read() !== member) return;
  if (root.matches("[data-seen], :has([data-waiting], [data-problem], dialog[open])")) return;
  const nodes = [...root.childNodes].flatMap(seenNode);
  seenPage(pathname).write({ member, stylesheet, rules: rulesFor(root), nodes });
}

/** Keeps the page whenever it goes out of sight, which on a phone always happens before it ends. */
export function usePageSnapshot(): void {
  const uid = useTeamAuth().user?.uid;
  // This is the location that is rendered. The browser's own is ahead of it while the next page loads.
  const shown = useLocation();
  useEffect(() => {
    if (uid === undefined) return;
    const stop = new AbortController();
    const keep = () => {
      if (document.hidden) keepPage(uid, shown);
    };
    document.addEventListener("visibilitychange", keep, { signal: stop.signal });
    // Not every browser tells a page that it is hidden before it is closed or left.
    addEventListener("pagehide", () => keepPage(uid, shown), { signal: stop.signal });
    return () => stop.abort();
  }, [uid, shown]);
}
