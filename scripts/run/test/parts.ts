import { compilerScript, functionsBuild, packageScript, siteBuild } from "../stack/builds.ts";
import type { EmulatorName } from "../stack/emulators.ts";
import type { Program } from "../stack/supervisor.ts";

/** Parts that run side by side have different sets. */
export const emulatorSets = {
  test: ["auth", "firestore", "functions", "hosting"],
  faults: ["firestore", "functions"],
  crowd: ["firestore", "functions"],
  data: ["auth", "firestore"],
} as const satisfies Record<string, readonly EmulatorName[]>;

/** How many callers come at once in the tests with many callers (tests/crowd). */
export const crowd = 12;

interface TestPart {
  title: string;
  /** How many cores it can keep busy; the default is one. A part that can take them all runs alone. */
  cores?: number;
  /** The arguments for Node. The programs run one at a time. */
  programs: Pick<Program, "args" | "env">[];
  /** The runner counts the tests; a part without one passes or fails as a whole. */
  runner?: "vitest" | "playwright";
  /** The part needs both sites and the functions built. */
  needsBuild?: true;
  /** The emulators that it needs, which need the build. */
  emulators?: keyof typeof emulatorSets;
  needsEngines?: true;
  /** The part needs demo data and the mail catcher on an empty Firestore. */
  needsDemo?: true;
  needsBrowser?: true;
}

/** For parts that check the owner's content. All others read the frozen content (read-frozen-content.ts). */
const ownContent = { CONTENT_FOLDER: "web/content" };

const vitest = (
  project: string,
  env: Record<string, string> = {},
): Pick<TestPart, "programs" | "runner"> => ({
  programs: [{ args: [packageScript("vitest/vitest.mjs"), "run", "--project", project], env }],
  runner: "vitest",
});
const check = (path: string, ...args: string[]) => ({
  programs: [{ args: [packageScript(path), ...args] }],
});
// Biome colors a log, too, unless it is told not to.
const lintColors = `--colors=${process.stdout.isTTY ? "force" : "off"}`;
const secretlintrc = "--secretlintrc=scripts/run/test/secretlintrc.json";

/**
 * The parts in the order in which they begin when they find a free core (schedule.ts): the quick ones that fail often
 * come first, and the longest ones come right after the build.
 */
const parts = {
  lint: { title: "format and lint", ...check("@biomejs/biome/bin/biome", "ci", lintColors) },
  types: { title: "types", programs: [{ args: [compilerScript, "-b"] }] },
  unit: { title: "unit tests", ...vitest("unit") },
  components: { title: "components in a browser", ...vitest("components"), needsBrowser: true },
  build: {
    title: "build of sites and functions",
    programs: [...functionsBuild, { ...siteBuild, env: ownContent }, siteBuild],
  },
  content: {
    title: "content check",
    programs: [{ args: ["scripts/run.mjs", "content-check"], env: ownContent }],
  },
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
  faults: {
    title: "forms and mails while something fails",
    ...vitest("faults"),
    emulators: "faults",
  },
  functions: { title: "functions", ...vitest("functions"), emulators: "test" },
  owner: {
    title: "the owner's first week and a day of edits",
    ...vitest("owner"),
    needsBrowser: true,
  },
  rules: { title: "security rules", ...vitest("rules"), emulators: "data" },
  commands: {
    title: "team, import, export and persons",
    ...vitest("commands"),
    emulators: "data",
  },
  fuzz: { title: "hostile inputs at random", ...vitest("fuzz"), emulators: "test" },
  built: { title: "the built site", ...vitest("built", ownContent), needsBuild: true },
  spec: { title: "the specification", ...vitest("spec"), needsBuild: true },
  bench: {
    title: "size budgets",
    programs: [{ args: ["scripts/run.mjs", "bench"], env: ownContent }],
    needsBuild: true,
  },
  crowd: {
    title: "many callers at once",
    ...vitest("crowd"),
    emulators: "crowd",
    cores: Number.POSITIVE_INFINITY,
  },
  engines: {
    title: "journeys in Firefox and WebKit",
    ...vitest("engines-*"),
    emulators: "test",
    needsDemo: true,
    needsEngines: true,
    cores: 2,
  },
  e2e: {
    title: "end to end in a browser",
    ...check("playwright/cli.js", "test", "--reporter=list,json"),
    runner: "playwright",
    emulators: "test",
    needsDemo: true,
    needsBrowser: true,
    cores: Number.POSITIVE_INFINITY,
  },
} satisfies Record<string, TestPart>;

export type TestPartName = keyof typeof parts;
export const testParts: Record<TestPartName, TestPart> = parts;

const isPart = (name: string): name is TestPartName => name in parts;
export const partNames = Object.keys(parts).filter(isPart);

/** True for parts that come after the build. */
export function needsBuild(name: TestPartName): boolean {
  const { emulators, needsBuild } = testParts[name];
  return needsBuild || emulators !== undefined;
}
