// Run by hand after `npm install`: `node scripts/run/install/complete-lock.mjs`. npm leaves packages for other
// systems out of the lock file when it cannot fetch what the registry says of them, and then `npm ci`
// refuses the file everywhere (npm/cli#4828). This adds their entries: the version is the one the parent
// pins, the system is in the name.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[],
 *   libc?: string[], optionalDependencies?: Record<string, string> }} Entry
 * @typedef {Record<string, Entry>} Packages
 */

const systems = /\b(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)\b/;
const processors = /\b(arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|x64)(?=-|$)/;

/**
 * Where Node would find a package that another one asks for.
 * @param {Packages} packages
 * @param {string} from path of the asking package
 * @param {string} name
 */
function isLocked(packages, from, name) {
  // The asking package's own folder first, then those of the packages around it, then the root's.
  for (
    let base = from;
    base !== "";
    base = base.slice(0, Math.max(0, base.lastIndexOf("node_modules/") - 1))
  ) {
    if (packages[`${base}/node_modules/${name}`]) return true;
  }
  return packages[`node_modules/${name}`] !== undefined;
}

/**
 * The entries that are missing from a lock file.
 * @param {Packages} packages
 * @returns {Packages}
 */
export function missingEntries(packages) {
  /** @type {Packages} */
  const missing = {};
  for (const [path, entry] of Object.entries(packages)) {
    if (path === "") continue;
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (isLocked(packages, path, name)) continue;
      const os = systems.exec(name)?.[1];
      const cpu = processors.exec(name)?.[1];
      if (!os || !cpu) throw new Error(`${name} does not say which system it is for.`);
      const libc = /musl/.test(name) ? "musl" : /-gnu/.test(name) && os === "linux" ? "glibc" : "";
      missing[`node_modules/${name}`] = {
        version,
        cpu: [cpu],
        ...(entry.dev ? { dev: true } : {}),
        ...(libc ? { libc: [libc] } : {}),
        optional: true,
        os: [os],
      };
    }
  }
  return missing;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const folder of ["../../..", "../../../functions"]) {
    const file = fileURLToPath(new URL(`${folder}/package-lock.json`, import.meta.url));
    const lock = JSON.parse(readFileSync(file, "utf8"));
    const missing = missingEntries(lock.packages);
    if (Object.keys(missing).length === 0) continue;
    const { "": root, ...others } = { ...lock.packages, ...missing };
    const sorted = Object.fromEntries(
      Object.entries(others).sort(([a], [b]) => a.localeCompare(b, "en")),
    );
    writeFileSync(
      file,
      `${JSON.stringify({ ...lock, packages: { "": root, ...sorted } }, null, 2)}\n`,
    );
    console.log(`Added to ${file}:\n  ${Object.keys(missing).join("\n  ")}`);
  }
}
