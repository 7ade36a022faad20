import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { teamPages } from "../../src/team/team-pages.ts";
import type { PrecacheEntry } from "../../sw/precache-entry.ts";
import { routeOf } from "../built-site.ts";
import type { Content } from "../content/content.ts";
import { sitePages } from "../content/post-pages.ts";
import { precacheFiles } from "./precache-files.ts";
import { backgroundPolicy, essentialPolicy, teamPolicy } from "./precache-policy.ts";

/**
 * The addresses of each part of the list, in the order in which they are fetched. None may be in two parts, which
 * tests/build/pwa-precache.test.ts checks: a device may have only `essential` and `team`, or no `team`.
 */
interface PrecacheParts {
  essential: string[];
  background: string[];
  team: string[];
}

/** The policy, applied to the content as it is now and to the finished build. */
export async function precacheParts(outFolder: string, content: Content): Promise<PrecacheParts> {
  const pages = sitePages(content);
  const names = pages.map(({ name }) => name);
  const essential = await precacheFiles({ outFolder, pages, policy: essentialPolicy });
  const everywhere = await precacheFiles({ outFolder, pages, policy: backgroundPolicy(names) });
  const team = await precacheFiles({ outFolder, pages: teamPages, policy: teamPolicy });
  // A device may have either of the other two parts.
  for (const address of everywhere) if (team.has(address)) essential.add(address);
  const later = (part: Set<string>) => [...part].filter((address) => !essential.has(address));
  return { essential: [...essential], background: later(everywhere), team: later(team) };
}

async function integrityOf(file: string): Promise<string> {
  const hash = createHash("sha256").update(await readFile(file));
  return `sha256-${hash.digest("base64")}`;
}

/** An entry as workbox makes it from a file of the build. */
type BuiltEntry = Pick<PrecacheEntry, "url" | "revision">;

/**
 * The entries of the build that the parts name, marked and in their order.
 * @throws Error when a page names a file that the build does not have.
 */
export function markedEntries<Built extends BuiltEntry>(
  built: readonly Built[],
  outFolder: string,
  parts: PrecacheParts,
): Promise<(Built & PrecacheEntry)[]> {
  const byAddress = new Map(built.map((entry) => [routeOf(entry.url), entry]));
  const marked = async (address: string, marks: Pick<PrecacheEntry, "part">) => {
    const entry = byAddress.get(address);
    if (!entry) throw new Error(`pages name a file that the build does not have: ${address}`);
    if (!marks.part || entry.revision === null) return { ...entry, ...marks, url: address };
    const integrity = await integrityOf(join(outFolder, entry.url));
    return { ...entry, ...marks, integrity, url: address };
  };
  return Promise.all([
    ...parts.essential.map((address) => marked(address, {})),
    ...parts.background.map((address) => marked(address, { part: "background" })),
    ...parts.team.map((address) => marked(address, { part: "team" })),
  ]);
}
