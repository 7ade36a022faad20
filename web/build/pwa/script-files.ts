import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { PrecachePolicy } from "./precache-policy.ts";

/** Vite's build manifest, as far as it is read here. */
const buildManifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
);

const pageKey = /virtual:page\/(.+)$/;

/**
 * The script files that the given ones (addresses such as `/assets/index-x.js`) need at once or
 * may load later, except for the pages and parts that the policy leaves out.
 */
export async function scriptFiles(
  outFolder: string,
  starts: Iterable<string>,
  policy: PrecachePolicy,
): Promise<Set<string>> {
  const text = await readFile(join(outFolder, ".vite/manifest.json"), "utf8");
  const chunks = buildManifest.parse(JSON.parse(text));
  const pages = [...policy.pages, ...policy.scriptsOf];
  const isWanted = (key: string) => {
    const page = pageKey.exec(key)?.[1];
    return page === undefined
      ? !policy.neverScripts.some((start) => key.startsWith(start))
      : pages.includes(page);
  };

  const started = new Set(starts);
  const queue = Object.keys(chunks).filter((key) => started.has(`/${chunks[key]?.file}`));
  const files = new Set<string>();
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    const chunk = chunks[key];
    if (!chunk || files.has(`/${chunk.file}`)) continue;
    files.add(`/${chunk.file}`);
    queue.push(...chunk.imports, ...chunk.dynamicImports.filter(isWanted));
  }
  return files;
}
