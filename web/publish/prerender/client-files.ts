import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readBuildManifest, withImports } from "../built-site.ts";

/** The script files of the finished client build. All are absolute addresses. */
export function readClientFiles(outFolder: string) {
  const chunks = readBuildManifest(outFolder);
  const fileOfChunk = (key: string) => {
    const chunk = chunks[key];
    if (!chunk) throw new Error(`the client build lacks ${key}`);
    return chunk.file;
  };
  const scriptsOf = (...keys: string[]) =>
    withImports(chunks, keys.map(fileOfChunk)).map((file) => `/${file}`);
  const fileOfStart = () => {
    const start = Object.values(chunks).find(({ file }) => file.startsWith("assets/start-"));
    if (start?.imports.length !== 0) throw new Error("the script `start` is to import no other");
    return `/${start.file}`;
  };
  const keys = Object.keys(chunks);
  const teamModules = scriptsOf("src/entry-team.tsx");
  const isOfGroup = (names: readonly string[]) => (file: string) =>
    names.some((name) => file.startsWith(`/assets/${name}-`));
  return {
    /** The script that runs behind every page. */
    background: `/${fileOfChunk("src/entry-background.ts")}`,
    recovery: fileOfStart(),
    /**
     * The styles that the client imports, as text: the fonts. Vite gives all of them this name (`cssCodeSplit: false`).
     */
    clientCss: readFileSync(join(outFolder, fileOfChunk("style.css")), "utf8").trim(),
    /** The entry of the team area and all that it imports at once; the entry comes first. */
    teamModules,
    /** The script that draws a page of the team area as it was last seen. */
    seen: `/${fileOfChunk("src/entry-seen.ts")}`,
    /** The script that waits on the sign-in page, and the largest of `teamModules`, which load with a touch. */
    signIn: {
      waiting: `/${fileOfChunk("src/entry-sign-in.ts")}`,
      touched: teamModules.filter(isOfGroup(["react", "auth"])),
    },
    /**
     * The scripts that each island of a page needs, by the island's name. Its component is in a file of that name; the
     * blog's reader also needs the page that it starts with.
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
          scriptsOf("src/entry-islands.ts", key, ...(name === "reader" ? page : [])).join(" "),
        ]),
      );
    },
  };
}
