import type { Location } from "react-router-dom";
import { storedValue } from "../../ui/device-storage.ts";
import { memberMark } from "../store/member-mark.ts";
import { guardedPages } from "../team-pages.ts";
import { rulesFor } from "./rules.ts";
import type { SeenNode, SeenPage } from "./seen-page.ts";

/** More than a screen shows, and as many as a list draws first (list/list-body.tsx). */
const rowsKept = 8;

/** What may be otherwise at the next start says so by `data-passing`. */
const passing = `dialog, [data-passing], li:nth-child(n + ${rowsKept + 1})`;

/** By the Content-Security-Policy, where it is set as an attribute: nothing would be styled by it. */
const refused = "style";

const asHtml = "http://www.w3.org/1999/xhtml";

function seenNode(node: Node): SeenNode[] {
  if (node instanceof Text) return [node.data];
  if (!(node instanceof Element) || node.matches(passing)) return [];
  const { localName, namespaceURI, attributes, childNodes } = node;
  const kept = [...attributes].filter(({ name }) => name !== refused);
  const all = Object.fromEntries(kept.map(({ name, value }) => [name, value]));
  if (namespaceURI && namespaceURI !== asHtml) all.xmlns = namespaceURI;
  if (node instanceof HTMLInputElement && node.checked) all.checked = "";
  return [[localName, all, [...childNodes].flatMap(seenNode)]];
}

/** By the path, so that entry-seen.ts finds it. Signing out deletes what has this start. */
const seenPage = (path: string) =>
  storedValue<SeenPage, "localStorage">("localStorage", `team-seen:${path}`, () => undefined);

/** Keeps what the screen shows for this member's next start, unless it waits for something, has failed, or isn't the plain page. */
export function keepPage(member: string, { pathname, search }: Location): void {
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
