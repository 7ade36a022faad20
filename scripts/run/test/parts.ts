import { compilerScript, functionsBuild, packageScript, siteBuild } from "../stack/builds.ts";
import type { EmulatorName } from "../stack/emulators.ts";

/**
 * When which part runs: one step after the other, the lanes of a step at the same time, the parts of a lane one
 * after the other. Most parts wait a good deal, for a process to start or a claim to run out, and two cores are
 * there. What is quick and fails often comes first.
 */
export const schedule = [
  [
    ["lint", "unit", "secrets", "audit"],
    ["types", "content", "build"],
  ],
  [["built", "spec", "bench", "owner", "rules", "commands"], ["functions", "fuzz"], ["faults"]],
  [["e2e"]],
] as const;
export const partNames = schedule.flat(2);
export type TestPartName = (typeof partNames)[number];

interface TestPart {
  title: string;
  /** Arguments for Node, or for another command; one after the other. */
  programs: { command?: string; args: string[]; env?: Record<string, string> }[];
  /** Its tests are counted; a part without a runner passes or fails as one. */
  runner?: "vitest" | "playwright";
  /** What it says, with a bad exit code, where it could not look. */
  unknownWhen?: RegExp;
  /** It needs both sites and the functions built. */
  needsBuild?: true;
  /** Those that it needs; they need the build. */
  emulators?: keyof typeof emulatorSets;
  /** It needs demo data and the mail catcher on an empty Firestore. */
  needsDemo?: true;
  needsBrowser?: true;
}

/** Parts that run side by side have different sets. */
export const emulatorSets = {
  test: ["auth", "firestore", "functions", "hosting"],
  "test-2": ["firestore", "functions"],
  "test-3": ["auth", "firestore"],
} as const satisfies Record<string, readonly EmulatorName[]>;

/** For what is said of the owner's content; everything else reads the frozen one (read-frozen-content.ts). */
const ownContent = { CONTENT_FOLDER: "web/content" };

const vitest = (project: string): Pick<TestPart, "programs" | "runner"> => ({
  programs: [{ args: [packageScript("vitest/vitest.mjs"), "run", "--project", project] }],
  runner: "vitest",
});
const check = (path: string, ...args: string[]) => ({
  programs: [{ args: [packageScript(path), ...args] }],
});
// It colors a log too unless it is told not to.
const lintColors = `--colors=${process.stdout.isTTY ? "force" : "off"}`;
const secretlintrc = "--secretlintrc=scripts/run/test/secretlintrc.json";
const audit = ["audit", "--omit=dev", "--audit-level=high", "--fetch-retries=0"];

export const testParts: Record<TestPartName, TestPart> = {
  lint: { title: "format and lint", ...check("@biomejs/biome/bin/biome", "ci", lintColors) },
  types: { title: "types", programs: [{ args: [compilerScript, "-b"] }] },
  secrets: {
    title: "secrets in files",
    ...check(
      "secretlint/bin/secretlint.js",
      secretlintrc,
      "--secretlintignore=.gitignore",
      "**/*",
      "**/.*",
    ),
  },
  audit: {
    title: "known vulnerabilities",
    // What visitors and servers get; tools of the developers' machines are not judged.
    programs: [
      { command: "npm", args: audit },
      { command: "npm", args: [...audit, "--prefix", "functions"] },
    ],
    unknownWhen: /audit endpoint returned an error|request to .* failed/,
  },
  content: {
    title: "content check",
    programs: [{ args: ["scripts/run.mjs", "content-check"], env: ownContent }],
  },
  unit: { title: "unit tests", ...vitest("unit") },
  build: {
    title: "build of sites and functions",
    programs: [...functionsBuild, { ...siteBuild, env: ownContent }, siteBuild],
  },
  built: { title: "the built site", ...vitest("built"), needsBuild: true },
  spec: { title: "the specification", ...vitest("spec"), needsBuild: true },
  owner: { title: "a day of the owner's edits", ...vitest("owner"), needsBrowser: true },
  bench: {
    title: "size budgets",
    programs: [
      {
        args: [packageScript("tsx/dist/cli.mjs"), "web/publish/budgets/bench.ts"],
        env: ownContent,
      },
    ],
    needsBuild: true,
  },
  rules: { title: "security rules", ...vitest("rules"), emulators: "test-3" },
  commands: {
    title: "team, import, export and persons",
    ...vitest("commands"),
    emulators: "test-3",
  },
  faults: {
    title: "forms and mails while something fails",
    ...vitest("faults"),
    emulators: "test-2",
  },
  functions: { title: "functions", ...vitest("functions"), emulators: "test" },
  fuzz: { title: "hostile inputs at random", ...vitest("fuzz"), emulators: "test" },
  e2e: {
    title: "end to end in a browser",
    ...check("playwright/cli.js", "test", "--reporter=list,json"),
    runner: "playwright",
    emulators: "test",
    needsDemo: true,
    needsBrowser: true,
  },
};

export function needsBuild(name: TestPartName): boolean {
  const { emulators, needsBuild } = testParts[name];
  return needsBuild || emulators !== undefined;
}
