import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/** Vite's build manifest, as far as it is read here. */
const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    src: z.string().optional(),
    name: z.string().optional(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).default([]),
  }),
);

/** Which script files the client needs at the start of each page. */
export async function readClientFiles(outFolder: string) {
  const text = await readFile(join(outFolder, ".vite/manifest.json"), "utf8");
  const chunks = manifest.parse(JSON.parse(text));
  const entry = Object.keys(chunks).find((key) => chunks[key]?.isEntry);
  if (!entry) throw new Error("the client build has no entry");

  const collect = (key: string, files: Set<string>) => {
    const chunk = chunks[key];
    if (!chunk || files.has(`/${chunk.file}`)) return;
    files.add(`/${chunk.file}`);
    for (const imported of chunk.imports) collect(imported, files);
  };
  return {
    /** Entry, the page's own chunk, and all that those import, as absolute addresses. */
    modulesOf(pageName: string): string[] {
      const pageKey = Object.keys(chunks).find((key) => key.endsWith(`virtual:page/${pageName}`));
      if (!pageKey) throw new Error(`the client build has no chunk for the page "${pageName}"`);
      const files = new Set<string>();
      collect(entry, files);
      collect(pageKey, files);
      return [...files];
    },
  };
}
