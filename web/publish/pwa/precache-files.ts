import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expectedType } from "../../sw/expected-type.ts";
import {
  fileOf,
  filesOfPage,
  filesOfStyle,
  readBuildManifest,
  withImports,
} from "../built-site.ts";
import type { PrecachePolicy } from "./precache-policy.ts";

interface PrecacheOptions {
  /** The finished build: pages rendered, assets hashed. */
  outFolder: string;
  pages: readonly { name: string; path: string }[];
  policy: PrecachePolicy;
}

/**
 * The addresses of everything that a policy wants on the device, page by page. They are read from the finished pages,
 * so that a picture added to a page is included automatically.
 * @throws Error when the policy names a page or a source that does not exist, or when a page names a file of a kind
 * that the worker does not know.
 */
export async function precacheFiles({
  outFolder,
  pages,
  policy,
}: PrecacheOptions): Promise<Set<string>> {
  const read = (address: string) => readFile(join(outFolder, address), "utf8");
  const addresses = new Set<string>();
  const pathOf = (name: string) => {
    const page = pages.find((item) => item.name === name);
    if (page) return page.path;
    throw new Error(
      `web/publish/pwa/precache-policy.ts: there is no page "${name}" in web/content. Correct its name or remove it there.`,
    );
  };
  const manifest = readBuildManifest(outFolder);
  /** What a page names, what its styles name, and what its scripts may load later. */
  const partsOf = async (name: string) => {
    const named = filesOfPage(await read(fileOf(pathOf(name))));
    const styles = named.filter((address) => address.endsWith(".css"));
    const ofStyles = (await Promise.all(styles.map(read))).flatMap(filesOfStyle);
    const isOfPage = (key: string) => {
      const page = /virtual:page\/(.+)$/.exec(key)?.[1];
      return page ? page === name : !policy.neverScripts.some((start) => key.startsWith(start));
    };
    const starts = named.filter((address) => address.endsWith(".js"));
    const scripts = starts.map((address) => address.slice(1));
    const loaded = withImports(manifest, scripts, isOfPage).map((file) => `/${file}`);
    return [...named, ...ofStyles, ...loaded];
  };
  for (const source of policy.sources) {
    const file = manifest[source]?.file;
    if (!file) throw new Error(`no part of the build comes from ${source} (precache-policy.ts)`);
    addresses.add(`/${file}`);
  }
  for (const name of policy.pages) {
    for (const address of await partsOf(name)) addresses.add(address);
    // The page comes after its parts: a page that has been fetched is complete.
    addresses.add(pathOf(name));
  }
  const files = [...addresses].filter(
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
