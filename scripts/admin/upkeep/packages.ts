import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { PlainFailure } from "../../plain-failure.ts";
import { repositoryRoot } from "../../repository.ts";

/** The folders that have their own packages. */
export const packageFolders = [".", "functions"];

const versions = z.record(z.string(), z.string()).default({});
const packageFile = z.object({ dependencies: versions, devDependencies: versions });

const readPackageFile = (folder: string) =>
  packageFile.parse(JSON.parse(readFileSync(join(repositoryRoot, folder, "package.json"), "utf8")));

function npm(args: string[], stdio: "pipe" | "inherit" = "pipe") {
  // On Windows, npm is a script that can't be started without a shell. When npm runs us, this variable says where it
  // is.
  const { npm_execpath: script } = process.env;
  const [program, ...first] = script ? [process.execPath, script] : ["npm"];
  return spawnSync(program, [...first, ...args], { cwd: repositoryRoot, encoding: "utf8", stdio });
}

const advisories = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
});

/**
 * Known vulnerabilities, from high on, in the packages that visitors and servers get.
 * @returns undefined if npm's service can't be asked.
 */
export function knownVulnerabilities(): string[] | undefined {
  const found: string[] = [];
  for (const folder of packageFolders) {
    const { stdout } = npm([
      "audit",
      "--omit=dev",
      "--json",
      "--fetch-retries=0",
      "--prefix",
      folder,
    ]);
    const answer = advisories.safeParse(jsonOf(stdout));
    if (!answer.success) return undefined;
    for (const [name, { severity }] of Object.entries(answer.data.vulnerabilities)) {
      if (severity === "high" || severity === "critical") found.push(`${name} (${severity})`);
    }
  }
  return found;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A line such as "zod 4.6.7 -> 4.7.0" for each package whose version differs. */
function differences(before: Record<string, string>, after: Record<string, string>): string[] {
  return Object.entries(after).flatMap(([name, version]) =>
    before[name] === version ? [] : [`${name} ${before[name]} -> ${version}`],
  );
}

/** The arguments that ask npm for the newest version of each package within its major version. */
export const withinMajor = (packages: Record<string, string>) =>
  Object.entries(packages).map(([name, version]) => `${name}@^${version}`);

/** Installs the newest versions within the major ones. @returns what changed. */
export function updatePackages(): string[] {
  return packageFolders.flatMap((folder) => {
    const before = readPackageFile(folder);
    for (const [kind, packages] of [
      ["--save-prod", before.dependencies],
      ["--save-dev", before.devDependencies],
    ] as const) {
      const names = withinMajor(packages);
      if (names.length === 0) continue;
      const args = ["install", kind, "--save-exact", "--no-audit", "--no-fund", "--prefix", folder];
      if (npm([...args, ...names], "inherit").status === 0) continue;
      throw new PlainFailure("npm couldn't install the newer versions; see above.");
    }
    const after = readPackageFile(folder);
    return [
      ...differences(before.dependencies, after.dependencies),
      ...differences(before.devDependencies, after.devDependencies),
    ];
  });
}
