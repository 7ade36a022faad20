import { dirname, join } from "node:path";
import { repositoryRoot } from "../../repository.ts";
import { compilerScript, viteScript } from "../stack/build-parts.ts";
import type { TestPartName } from "./schedule.ts";
import type { EmulatorSet } from "./test-stack.ts";

interface Program {
  /** Arguments for `node`. */
  args: string[];
  env?: Record<string, string>;
}

export interface TestPart {
  title: string;
  /** They run one after the other. */
  programs: Program[];
  /** How its results are counted. */
  kind: "check" | "vitest" | "playwright";
  needs: {
    /** Parts that must have run before it. */
    parts?: TestPartName[];
    /**
     * A set of emulators, which parts use one after the other (those that run side by side have different
     * ones), or the first with the demo data and the mail catcher.
     */
    emulators?: EmulatorSet | "demo";
    browser?: boolean;
  };
}

const module = (path: string) => join(repositoryRoot, "node_modules", path);

/**
 * For what is said of the owner's content. Everything else reads the frozen one (read-frozen-content.ts), which
 * knows the specification's words and figures.
 */
const ownContent = { CONTENT_FOLDER: "web/content" };
const siteBuild = [viteScript, "build", "-c", "web/vite.config.ts"];

function npmScript(name: string): string[] {
  // The npm that started us; without one (`node scripts/run.mjs test`) the one beside Node.
  const beside = join(dirname(process.execPath), "../lib/node_modules/npm/bin/npm-cli.js");
  return [process.env.npm_execpath ?? beside, "run", "--silent", name];
}

function vitest(project: string): string[] {
  return [module("vitest/vitest.mjs"), "run", "--project", project];
}

// Biome colours a log too unless it is told not to.
const biomeColours = process.stdout.isTTY ? "--colors=force" : "--colors=off";

export const testParts: Record<TestPartName, TestPart> = {
  lint: {
    title: "format and lint",
    programs: [{ args: [module("@biomejs/biome/bin/biome"), "ci", biomeColours] }],
    kind: "check",
    needs: {},
  },
  types: {
    title: "types",
    programs: [{ args: [compilerScript, "-b"] }],
    kind: "check",
    needs: {},
  },
  secrets: {
    title: "secrets in files",
    programs: [
      {
        args: [
          module("secretlint/bin/secretlint.js"),
          "--secretlintrc=scripts/run/test/secretlintrc.json",
          "--secretlintignore=.gitignore",
          "**/*",
          "**/.*",
        ],
      },
    ],
    kind: "check",
    needs: {},
  },
  audit: {
    title: "known vulnerabilities",
    programs: [{ args: [module("tsx/dist/cli.mjs"), "scripts/run/test/audit.ts"] }],
    kind: "check",
    needs: {},
  },
  content: {
    title: "content check",
    programs: [{ args: npmScript("content:check"), env: ownContent }],
    kind: "check",
    needs: {},
  },
  unit: {
    title: "unit tests",
    programs: [{ args: vitest("unit") }],
    kind: "vitest",
    needs: {},
  },
  build: {
    title: "build of sites and functions",
    programs: [
      { args: [compilerScript, "-p", "functions"] },
      { args: siteBuild, env: ownContent },
      { args: siteBuild },
    ],
    kind: "check",
    needs: {},
  },
  built: {
    title: "the built site",
    programs: [{ args: vitest("built"), env: ownContent }],
    kind: "vitest",
    needs: { parts: ["build"] },
  },
  spec: {
    title: "the specification",
    programs: [{ args: vitest("spec") }],
    kind: "vitest",
    needs: { parts: ["build"] },
  },
  owner: {
    title: "a day of the owner's edits",
    programs: [{ args: vitest("owner") }],
    kind: "vitest",
    needs: { browser: true },
  },
  bench: {
    title: "size budgets",
    programs: [{ args: npmScript("bench"), env: ownContent }],
    kind: "check",
    needs: { parts: ["build"] },
  },
  rules: {
    title: "security rules",
    programs: [{ args: vitest("rules") }],
    kind: "vitest",
    needs: { parts: ["build"], emulators: "third" },
  },
  commands: {
    title: "team, import and export",
    programs: [{ args: vitest("commands") }],
    kind: "vitest",
    needs: { parts: ["build"], emulators: "third" },
  },
  faults: {
    title: "forms and mails while something fails",
    programs: [{ args: vitest("faults") }],
    kind: "vitest",
    needs: { parts: ["build"], emulators: "second" },
  },
  functions: {
    title: "functions",
    programs: [{ args: vitest("functions") }],
    kind: "vitest",
    needs: { parts: ["build"], emulators: "first" },
  },
  fuzz: {
    title: "hostile inputs at random",
    programs: [{ args: vitest("fuzz") }],
    kind: "vitest",
    needs: { parts: ["build"], emulators: "first" },
  },
  e2e: {
    title: "end to end in a browser",
    programs: [{ args: [module("playwright/cli.js"), "test"] }],
    kind: "playwright",
    needs: { parts: ["build"], emulators: "demo", browser: true },
  },
};
