import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/** Vite's build manifest, as far as it is read here. */
const buildManifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
);

type BuildManifest = z.infer<typeof buildManifest>;

const pageKey = /virtual:page\/(.+)$/;

/** What the build says of its scripts. */
export async function readBuildManifest(outFolder: string): Promise<BuildManifest> {
  const text = await readFile(join(outFolder, ".vite/manifest.json"), "utf8");
  return buildManifest.parse(JSON.parse(text));
}

/**
 * The script files that a page needs at once or may load later: from the given ones on (addresses such
 * as `/assets/index-x.js`), without those of other pages and what is never taken.
 */
export function scriptFiles(
  manifest: BuildManifest,
  pageName: string,
  starts: Iterable<string>,
  neverScripts: readonly string[],
): Set<string> {
  const isWanted = (key: string) => {
    const page = pageKey.exec(key)?.[1];
    return page === undefined
      ? !neverScripts.some((start) => key.startsWith(start))
      : page === pageName;
  };

  const started = new Set(starts);
  const queue = Object.keys(manifest).filter((key) => started.has(`/${manifest[key]?.file}`));
  const files = new Set<string>();
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    const chunk = manifest[key];
    if (!chunk || files.has(`/${chunk.file}`)) continue;
    files.add(`/${chunk.file}`);
    queue.push(...chunk.imports, ...chunk.dynamicImports.filter(isWanted));
  }
  return files;
}
