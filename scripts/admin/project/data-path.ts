import { existsSync } from "node:fs";
import { dirname, isAbsolute, join, relative, resolve } from "node:path";
import { PlainFailure } from "../../plain-failure.ts";
import { exportsFolder, repositoryRoot } from "../../repository.ts";

const isWithin = (folder: string, path: string) => {
  const way = relative(folder, path);
  return !way.startsWith("..") && !isAbsolute(way);
};

const isName = (named: string) => dirname(named) === "." && !isAbsolute(named);

/**
 * The path of an export. A name alone means a file in our folder for exports.
 * @throws PlainFailure for any other place in this repository: a file there gets into git's history, and stays in it.
 */
export function exportPath(named: string): string {
  const path = isName(named) ? join(exportsFolder, named) : resolve(named);
  if (isWithin(exportsFolder, path) || !isWithin(repositoryRoot, path)) return path;
  throw new PlainFailure(
    `${named} would lie among the files of the site, and people's data must not get into their history. Give a name alone, which goes to the folder exports, or a folder elsewhere.`,
  );
}

/** The path of a file to import. A name alone may be that of an export. */
export function importPath(named: string): string {
  const exported = join(exportsFolder, named);
  return isName(named) && !existsSync(named) && existsSync(exported) ? exported : named;
}

/** A path as a person reads it. */
export function shownPath(path: string): string {
  return isWithin(repositoryRoot, path) ? relative(repositoryRoot, path) : path;
}
