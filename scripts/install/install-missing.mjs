import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { hasMissingPackages } from "./missing-packages.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

// Gives up within seconds where there is no network, instead of npm's minutes.
const patience = [
  "--prefer-offline",
  "--fetch-retries=2",
  "--fetch-retry-mintimeout=1000",
  "--fetch-retry-maxtimeout=5000",
];

const networkTrouble =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT)\b/;

/** @param {string} message */
function plainFailure(message) {
  return Object.assign(new Error(message), { name: "PlainFailure" });
}

/**
 * Runs npm, shows what it says and answers with its exit code and messages.
 * @param {string[]} args
 * @returns {Promise<{ code: number, messages: string }>}
 */
function npm(args) {
  // The npm that started us where there is one: the machine may have several.
  const script = process.env.npm_execpath;
  const [command, first] = script ? [process.execPath, [script]] : ["npm", []];
  return new Promise((resolve) => {
    const child = spawn(command, [...first, ...args], {
      cwd: root,
      stdio: ["ignore", "inherit", "pipe"],
      shell: !script && process.platform === "win32",
    });
    let messages = "";
    child.stderr.on("data", (data) => {
      messages += data;
      process.stderr.write(data);
    });
    child.on("error", (error) => resolve({ code: 1, messages: String(error) }));
    child.on("close", (code) => resolve({ code: code ?? 1, messages }));
  });
}

/**
 * @param {string} folder "." or "functions"
 * @param {string} what
 */
async function install(folder, what) {
  console.log(`Installing the packages of ${what} (a minute or two the first time) …`);
  const began = Date.now();
  const ticks = setInterval(() => {
    console.log(`  still installing, ${Math.round((Date.now() - began) / 1000)} s`);
  }, 10_000);
  const args = ["ci", "--prefix", folder, "--no-audit", "--no-fund", "--loglevel=error"];
  const { code, messages } = await npm([...args, ...patience]);
  clearInterval(ticks);
  if (code === 0) return;
  if (networkTrouble.test(messages)) {
    throw plainFailure(
      "The packages could not be downloaded because the npm registry cannot be reached: connect to the internet (or set your proxy with `npm config set proxy …`) and run the command again.",
    );
  }
  throw plainFailure(
    `The packages of ${what} could not be installed: see npm's message above, put it right and run the command again.`,
  );
}

/** Brings `node_modules` of the site and of the functions to what the lock files say. */
export async function installMissing() {
  if (hasMissingPackages(root)) await install(".", "the site");
  if (hasMissingPackages(fileURLToPath(new URL("../../functions", import.meta.url)))) {
    await install("functions", "the functions");
  }
}
