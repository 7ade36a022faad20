import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expectedType } from "../../sw/expected-type.ts";
import { pageFile } from "../prerender/prerender-site.ts";
import type { PrecachePolicy } from "./precache-policy.ts";
import { readBuildManifest, scriptFiles } from "./script-files.ts";

interface PrecacheOptions {
  /** The finished build: pages rendered, assets hashed. */
  outFolder: string;
  pages: readonly { name: string; path: string }[];
  policy: PrecachePolicy;
}

const attribute = /\b(?:href|src|srcset|data-modules|data-page-modules|data-pwa)="([^"]+)"/g;
const styleUrl = /\burl\(["']?([^"')]+)["']?\)/g;

/** Addresses of files of this site in a text; links to pages have no ending and are left out. */
function fileAddresses(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)]
    .flatMap(([, value = ""]) => value.split(/[\s,]+/))
    .map((address) => address.replace(/[?#].*$/, ""))
    .filter((address) => /^\/(?!\/).*\.\w+$/.test(address));
}

/** The address at which Hosting's cleanUrls serves a file of the build. */
export function servedAddress(file: string): string {
  if (file === "index.html") return "/";
  return `/${file.replace(/\.html$/, "")}`;
}

/**
 * Addresses of everything that a policy wants on the device, page by page: read from the finished pages
 * themselves, so that a picture added to a page comes along by itself.
 * @throws Error when the policy names a page or a source that does not exist, or a page a file of a kind
 * that the worker does not know.
 */
export async function precacheFiles({
  outFolder,
  pages,
  policy,
}: PrecacheOptions): Promise<Set<string>> {
  const read = (address: string) => readFile(join(outFolder, address), "utf8");
  const wanted = new Set<string>();
  const fileOf = (name: string) => {
    const page = pages.find((one) => one.name === name);
    if (page) return pageFile(page);
    throw new Error(
      `web/publish/pwa/precache-policy.ts: there is no page "${name}" in web/content. Correct its name or remove it there.`,
    );
  };
  const manifest = await readBuildManifest(outFolder);
  /** What a page names, what its styles name, and what its scripts may load later. */
  const partsOf = async (name: string) => {
    const named = fileAddresses(await read(fileOf(name)), attribute);
    const styles = named.filter((address) => address.endsWith(".css"));
    const texts = await Promise.all(styles.map(read));
    const ofStyles = texts.flatMap((text) => fileAddresses(text, styleUrl));
    return [...named, ...ofStyles, ...scriptFiles(manifest, name, named, policy.neverScripts)];
  };
  for (const source of policy.sources) {
    const file = manifest[source]?.file;
    if (!file) throw new Error(`no part of the build comes from ${source} (precache-policy.ts)`);
    wanted.add(`/${file}`);
  }
  for (const name of policy.pages) {
    for (const address of await partsOf(name)) wanted.add(address);
    // After its parts: a page that has been fetched is whole.
    wanted.add(servedAddress(fileOf(name)));
  }
  for (const name of policy.partsOf) {
    for (const address of await partsOf(name)) wanted.add(address);
  }
  const files = [...wanted].filter(
    (address) => !policy.neverFiles.some((never) => never.test(address)),
  );
  const refused = files.filter((address) => expectedType(address) === undefined);
  if (refused.length > 0) {
    throw new Error(
      `The worker would refuse ${refused.join(", ")} and never start. Add the ending to web/sw/expected-type.ts, or to neverFiles in web/publish/pwa/precache-policy.ts.`,
    );
  }
  return new Set(files);
}
