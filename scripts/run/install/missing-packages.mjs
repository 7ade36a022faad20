import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * What a lock file says about one package.
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, peer?: boolean }} Entry
 */

/**
 * @param {string} file
 * @returns {Record<string, Entry> | undefined}
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch {
    return undefined;
  }
}

/**
 * True when `node_modules` of a folder is not what its lock file asks for. npm notes what it has
 * installed in `node_modules/.package-lock.json` as its last step, so an install that was broken off
 * is found too. Contents are compared, not times: a checkout changes times without any need to install.
 * @param {string} folder
 * @returns {boolean}
 */
export function hasMissingPackages(folder) {
  const wanted = packagesOf(join(folder, "package-lock.json"));
  const installed = packagesOf(join(folder, "node_modules", ".package-lock.json"));
  if (!wanted || !installed) return true;
  return Object.entries(wanted).some(([path, entry]) => {
    if (path === "" || entry.link) return false;
    const present = installed[path];
    // Packages for other systems are optional and rightly absent.
    if (!present) return !entry.optional;
    return present.version !== entry.version;
  });
}
