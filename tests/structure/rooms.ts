import { importsOf, type SourceFile } from "./source-files.ts";

/**
 * The rooms of a folder, from the bottom up: a room imports only itself and what is below. Rooms of one line are side by
 * side and don't import each other. A path with an ending is one file; the last room, "", is whatever is left.
 */
export const rooms: Record<string, readonly (readonly string[])[]> = {
  "web/src/team/": [
    ["team-pages.ts"],
    ["ui/"],
    ["store/"],
    ["access/"],
    ["seen/", "sign-in/"],
    ["records/"],
    ["records/form/"],
    ["records/import/", "records/page/"],
    ["records/list/"],
    ["leads/", "clients/", "tasks/"],
    ["pages/"],
    ["today/"],
    ["shell/"],
    [""],
  ],
};

interface Room {
  folder: string;
  name: string;
  level: number;
}

function roomOf(path: string): Room | undefined {
  const [folder, levels] = Object.entries(rooms).find(([folder]) => path.startsWith(folder)) ?? [];
  if (!folder || !levels) return undefined;
  const inside = path.slice(folder.length);
  return levels
    .flatMap((names, level) => names.map((name) => ({ folder, name, level })))
    .filter(({ name }) => inside.startsWith(name))
    .toSorted((one, other) => other.name.length - one.name.length)[0];
}

/** Each import that runs up, or to the side, as a sentence. */
export function importsThatRunUp(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const from = roomOf(file.path);
    return importsOf(file)
      .filter((target) => {
        const to = roomOf(target);
        if (!from || !to || from.folder !== to.folder || from.name === to.name) return false;
        return to.level >= from.level;
      })
      .map((target) => `${file.path} imports ${target}`);
  });
}
