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

/** Which script files the client needs at the start of each page. */
export async function readClientFiles(outFolder: string) {
  const text = await readFile(join(outFolder, ".vite/manifest.json"), "utf8");
  const chunks = manifest.parse(JSON.parse(text));
  const entry = "index.html";
  const pwa = chunks["src/entry-background.ts"];
  const team = "src/entry-team.tsx";
  // Vite's name for all styles together (`cssCodeSplit: false`).
  const styles = chunks["style.css"];
  if (!chunks[entry] || !chunks[team] || !pwa || !styles) {
    throw new Error("the client build lacks its styles or one of its three entries");
  }

  const collect = (key: string, files: Set<string>) => {
    const chunk = chunks[key];
    if (!chunk || files.has(`/${chunk.file}`)) return;
    files.add(`/${chunk.file}`);
    for (const imported of chunk.imports) collect(imported, files);
  };
  const collectAll = (key: string) => {
    const files = new Set<string>();
    collect(key, files);
    return files;
  };
  return {
    /** The script that registers the service worker, as an absolute address. */
    pwa: `/${pwa.file}`,
    /** What the client imports of styles: the fonts. */
    async clientCss(): Promise<string> {
      return (await readFile(join(outFolder, styles.file), "utf8")).trim();
    },
    /** The app itself: its entry and all that this imports, as absolute addresses. */
    modules: [...collectAll(entry)],
    /** The entry of the team area and all that it imports at once; the entry is the first. */
    teamModules: [...collectAll(team)],
    /** What the page's own chunk adds to the app. */
    pageModulesOf(pageName: string): string[] {
      const pageKey = Object.keys(chunks).find((key) => key.endsWith(`virtual:page/${pageName}`));
      if (!pageKey) throw new Error(`the client build has no chunk for the page "${pageName}"`);
      const app = collectAll(entry);
      return [...collectAll(pageKey)].filter((file) => !app.has(file));
    },
  };
}
