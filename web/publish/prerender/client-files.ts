import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/** Vite's build manifest, as far as it is read here. */
const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
  }),
);

/** The script files of the finished client build. All are absolute addresses. */
export async function readClientFiles(outFolder: string) {
  const text = await readFile(join(outFolder, ".vite/manifest.json"), "utf8");
  const chunks = manifest.parse(JSON.parse(text));
  const chunkOf = (key: string) => {
    const chunk = chunks[key];
    if (!chunk) throw new Error(`the client build lacks ${key}`);
    return chunk;
  };
  const withImports = (...keys: string[]) => {
    const files = new Set<string>();
    const collect = (key: string) => {
      const { file, imports } = chunkOf(key);
      if (files.has(`/${file}`)) return;
      files.add(`/${file}`);
      imports.forEach(collect);
    };
    keys.forEach(collect);
    return [...files];
  };
  const keys = Object.keys(chunks);
  return {
    /** The script that runs behind every page. */
    background: `/${chunkOf("src/entry-background.ts").file}`,
    /** What the client imports of styles, as text: the fonts. Vite's name for all of them (`cssCodeSplit: false`). */
    clientCss: (await readFile(join(outFolder, chunkOf("style.css").file), "utf8")).trim(),
    /** The entry of the team area and all that it imports at once; the entry is the first. */
    teamModules: withImports("src/entry-team.tsx"),
    /**
     * What each island of a page needs, by its name. An island's component is in a file of that name;
     * the reader of the blog also needs the page that it begins with.
     */
    islandScripts(pageName: string): Record<string, string> {
      const islands = keys.flatMap((key) => {
        const name = /^src\/(?:forms|site)\/[a-z]+\/([a-z-]+)\.tsx$/.exec(key)?.[1];
        return name ? [{ name, key }] : [];
      });
      const page = keys.filter((key) => key.endsWith(`virtual:page/${pageName}`));
      return Object.fromEntries(
        islands.map(({ name, key }) => [
          name,
          withImports("src/entry-islands.ts", key, ...(name === "reader" ? page : [])).join(" "),
        ]),
      );
    },
  };
}
