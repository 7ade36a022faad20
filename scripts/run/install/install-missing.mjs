import { spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { hasMissingPackages } from "./missing-packages.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));

const networkTrouble =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT)\b/;

/** @param {string} message */
function plainFailure(message) {
  return Object.assign(new Error(message), { name: "PlainFailure" });
}

/**
 * Runs npm and answers with its exit code and messages.
 * @param {string[]} args
 * @param {boolean} visible
 * @returns {Promise<{ code: number, messages: string }>}
 */
function npm(args, visible) {
  // The npm that started us where there is one: the machine may have several.
  const script = process.env.npm_execpath;
  const [command, first] = script ? [process.execPath, [script]] : ["npm", []];
  return new Promise((resolve) => {
    const child = spawn(command, [...first, ...args], {
      cwd: root,
      stdio: ["ignore", visible ? "inherit" : "ignore", "pipe"],
      shell: !script && process.platform === "win32",
    });
    let messages = "";
    child.stderr.on("data", (data) => {
      messages += data;
      if (visible) process.stderr.write(data);
    });
    child.on("error", (error) => resolve({ code: 1, messages: String(error) }));
    child.on("close", (code) => resolve({ code: code ?? 1, messages }));
  });
}

/** Asked beforehand, because without a network npm tries each of 1,300 packages several times. */
async function isOnline() {
  const { code, messages } = await npm(
    ["ping", "--fetch-retries=1", "--fetch-timeout=10000"],
    false,
  );
  return code === 0 || !networkTrouble.test(messages);
}

/**
 * @param {string} folder "." or "functions"
 * @param {string} what
 * @param {boolean} online
 */
async function install(folder, what, online) {
  console.log(`Installing the packages of ${what} (a minute or two the first time) …`);
  const began = Date.now();
  const ticks = setInterval(() => {
    console.log(`  still installing, ${Math.round((Date.now() - began) / 1000)} s`);
  }, 10_000);
  const args = ["ci", "--prefix", folder, "--no-audit", "--no-fund", "--loglevel=error"];
  // Everything may be in npm's cache from an earlier time.
  const { code } = await npm([...args, online ? "--prefer-offline" : "--offline"], online);
  clearInterval(ticks);
  if (code === 0) return;
  throw plainFailure(
    online
      ? `The packages of ${what} could not be installed: see npm's message above, put it right and run the command again.`
      : "The packages could not be downloaded because the npm registry cannot be reached: connect to the internet (or set your proxy with `npm config set proxy …`) and run the command again.",
  );
}

/** Brings `node_modules` of the site and of the functions to what the lock files say. */
export async function installMissing() {
  const folders = [
    { folder: ".", what: "the site" },
    { folder: "functions", what: "the functions" },
  ].filter(({ folder }) => hasMissingPackages(join(root, folder)));
  if (folders.length === 0) return;
  const online = await isOnline();
  for (const { folder, what } of folders) await install(folder, what, online);
}
