import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The oldest Node that every package accepts (Vite 8: 20.19). */
const oldest = { major: 20, minor: 19 };

/**
 * Returns one sentence if this Node is too old, else undefined.
 * @param {string} version such as "20.19.0"
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > oldest.major || (major === oldest.major && minor >= oldest.minor)) return undefined;
  return `Node ${oldest.major}.${oldest.minor} or newer is needed and this is ${version}: install a current one from https://nodejs.org and run the command again.`;
}

/**
 * Returns one sentence if this system or this folder can't work, else undefined.
 * @param {NodeJS.Platform} platform
 * @param {string} folder where this repository is
 */
export function placeProblem(platform = process.platform, folder = root) {
  if (platform === "win32") {
    return "Windows itself is not supported: install WSL (https://learn.microsoft.com/windows/wsl/install), clone the repository there, and run the command again.";
  }
  // Vite takes the text after this character for a query or an anchor.
  const [sign] = /[#?]/.exec(folder) ?? [];
  if (!sign) return undefined;
  return `The path of this folder, ${folder}, has a "${sign}" in it, which the build can't read: move or rename the folder and run the command again.`;
}

/**
 * True if a folder's `node_modules` is not what its lock file asks for. npm records what it has installed as its last
 * step, so this finds an interrupted install, too.
 * @param {string} folder
 */
export function hasMissingPackages(folder) {
  /** @param {string} file */
  const packagesOf = (file) => JSON.parse(readFileSync(join(folder, file), "utf8")).packages;
  try {
    const installed = packagesOf("node_modules/.package-lock.json");
    return Object.entries(packagesOf("package-lock.json")).some(([path, { version, optional }]) => {
      // Packages for other systems are optional and rightly absent.
      return path !== "" && (installed[path] ? installed[path].version !== version : !optional);
    });
  } catch {
    return true;
  }
}

/** Installs the packages of the site and of the functions as the lock files say. Returns one sentence if it can't. */
export function installProblem() {
  for (const folder of [".", "functions"]) {
    if (!hasMissingPackages(join(root, folder))) continue;
    console.log(`Installing the packages in ${folder} (a minute or two the first time) …`);
    const quiet = ["--no-audit", "--no-fund", "--prefer-offline"];
    // Without a network, npm would try each of 1,300 packages several times.
    const impatient = ["--fetch-retries=1", "--fetch-retry-mintimeout=1000"];
    // We need the tools even if the settings leave out packages for developers, as NODE_ENV=production does.
    const args = ["ci", "--include=dev", "--prefix", folder, ...quiet, ...impatient];
    if (spawnSync("npm", args, { cwd: root, stdio: "inherit" }).status === 0) continue;
    return "The packages could not be installed: see npm's message above. If it could not reach the registry, connect to the internet (or set your proxy with `npm config set proxy …`). Then run the command again.";
  }
  return undefined;
}
