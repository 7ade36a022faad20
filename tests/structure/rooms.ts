import { importsOf, type SourceFile } from "./source-files.ts";

/**
 * The rooms of a folder, from the bottom up: a room imports only itself and what is below. Rooms on one line are side
 * by side and don't import each other. A path with an ending is one file. The room "" holds the files that no other
 * room names.
 */
const rooms: Record<string, readonly (readonly string[])[]> = {
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
    ["schedules.ts"],
    ["index.ts"],
  ],
  "scripts/": [
    [""],
    ["content/open-chromium.ts", "content/project-paths.ts"],
    ["content/mark.ts"],
    ["content/social/"],
    ["admin/"],
    ["content/"],
    ["run/"],
    ["workshop/"],
    ["run.mjs"],
  ],
};

const contract = "functions/src/contract/";

/**
 * What a folder's files may import in addition to each other. The longest folder that fits a file counts. Scripts and
 * tests may import everything.
 */
const mayImport: Record<string, readonly string[]> = {
  "functions/": [],
  "web/": [contract],
  "web/publish/": [contract, "web/src/", "web/sw/"],
  "web/sw/": [contract, "web/src/"],
  "web/src/": [contract],
  "web/src/ui/": [contract],
  "web/src/import/": [contract],
  "web/src/pwa/": ["web/src/ui/"],
  "web/src/forms/": [contract, "web/src/ui/", "web/src/islands/"],
  "web/src/site/": [contract, "web/src/ui/", "web/src/islands/", "web/src/forms/"],
  "web/src/team/": [
    ...[contract, "web/src/ui/", "web/src/islands/", "web/src/import/", "web/src/pwa/"],
    ...["web/src/emotion-cache.ts", "web/src/forms/outbox/outbox-database.ts"],
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

/** Returns each import that the file's folder may not have, as a sentence. */
export function forbiddenImports(files: readonly SourceFile[]): string[] {
  const folders = Object.keys(mayImport).toSorted((one, other) => other.length - one.length);
  return files.flatMap((file) => {
    const folder = folders.find((start) => file.path.startsWith(start));
    if (folder === undefined) return [];
    const allowed = [folder, ...(mayImport[folder] ?? [])];
    return importsOf(file)
      .filter((target) => /^(functions|web|scripts|tests|e2e)\//.test(target))
      .filter((target) => !allowed.some((start) => target.startsWith(start)))
      .map((target) => `${file.path} imports ${target}`);
  });
}
