import { importsOf, type SourceFile } from "./source-files.ts";

/**
 * The rooms of a folder, from the bottom up: a room imports only itself and what is below. Rooms on one line are side
 * by side and don't import each other. A path with an ending is one file. The room "" holds the files that no other
 * room names.
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
    ["records/list/", "records/log/"],
    ["leads/", "clients/", "tasks/"],
    ["pages/"],
    ["today/"],
    ["shell/"],
    [""],
  ],
  "web/publish/": [
    ["content-folder.ts", "built-site.ts", "markup.ts"],
    ["browser-targets.ts", "output-folders.ts"],
    ["content/pictures/"],
    ["content/"],
    ["hosting/"],
    ["pwa/"],
    ["prerender/"],
    ["budgets/"],
    ["checks/"],
    ["modules/"],
    [""],
  ],
  "functions/src/": [
    ["contract/"],
    [""],
    ["person/", "mail-queue/"],
    ["intake/", "push/", "reviews/"],
    ["accounts/", "bookings/", "metrics/", "newsletter/", "record-log/", "tasks/"],
    ["mail/", "callables/"],
    ["index.ts"],
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

/** Returns each import that runs up or sideways, as a sentence. */
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
/** Returns the circles of files that import each other, each circle once, as paths. */
export function importCircles(files: readonly SourceFile[]): string[][] {
  const paths = new Set(files.map(({ path }) => path));
  const targets = new Map(
    files.map((file) => [file.path, importsOf(file).filter((target) => paths.has(target))]),
  );
  const reached = (start: string) => {
    const seen = new Set<string>();
    const left = [...(targets.get(start) ?? [])];
    for (let path = left.pop(); path; path = left.pop()) {
      if (seen.has(path)) continue;
      seen.add(path);
      left.push(...(targets.get(path) ?? []));
    }
    return seen;
  };
  const within = new Map([...paths].map((path) => [path, reached(path)]));
  const circles = [...paths]
    .filter((path) => within.get(path)?.has(path))
    .map((path) =>
      [...paths].filter((other) => within.get(path)?.has(other) && within.get(other)?.has(path)),
    );
  return [...new Map(circles.map((circle) => [circle.join(), circle])).values()];
}
