import { z } from "zod";

/** Vite's build manifest (dist/.vite/manifest.json), as far as sizes need it. */
export const clientChunks = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]) }),
);

export type ClientChunks = z.infer<typeof clientChunks>;

/**
 * The script files of a page's first load: those its loader imports, those that start by themselves,
 * and all that both import statically. Files as in the manifest, without a slash at the front.
 * @throws Error for a file that the manifest does not know, because its imports would be missed.
 */
export function firstLoadFiles(
  chunks: ClientChunks,
  loaderFiles: readonly string[],
  selfStartingKeys: readonly string[],
): Set<string> {
  const keyOf = (file: string) => {
    const found = Object.keys(chunks).find((key) => chunks[key]?.file === file);
    if (found) return found;
    throw new Error(`the build manifest has no chunk with the file ${file}`);
  };
  const files = new Set<string>();
  const collect = (key: string) => {
    const chunk = chunks[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports) collect(imported);
  };
  for (const file of loaderFiles) collect(keyOf(file));
  for (const key of selfStartingKeys) collect(key);
  return files;
}
