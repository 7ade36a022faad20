import { z } from "zod";

/** Vite's build manifest (dist/.vite/manifest.json), as far as sizes need it. */
export const clientChunks = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
);

export type ClientChunks = z.infer<typeof clientChunks>;

/**
 * Script files with all that they import statically, or also with what they may import later. Files as in the manifest, without a slash at
 * the front.
 * @throws Error for a file that the manifest does not know, because its imports would be missed.
 */
export function withImports(
  chunks: ClientChunks,
  files: readonly string[],
  { later = false } = {},
): string[] {
  const found = new Set<string>();
  const collect = (key: string) => {
    const chunk = chunks[key];
    if (!chunk || found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const imported of chunk.imports) collect(imported);
    if (later) for (const imported of chunk.dynamicImports) collect(imported);
  };
  for (const file of files) {
    const key = Object.keys(chunks).find((one) => chunks[one]?.file === file);
    if (!key) throw new Error(`the build manifest has no chunk with the file ${file}`);
    collect(key);
  }
  return [...found];
}
