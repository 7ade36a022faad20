import { dirname, join } from "node:path";
import { repositoryRoot } from "../repository.ts";
import { compilerScript, viteScript } from "../stack/build-parts.ts";
import type { TestPartName } from "./schedule.ts";
import type { EmulatorSet } from "./test-stack.ts";

export interface TestPart {
  title: string;
  /** Programs for `node`, one after the other. */
  programs: string[][];
  /** How its results are counted. */
  kind: "check" | "vitest" | "playwright";
  needs: {
    /** Parts that must have run before it. */
    parts?: TestPartName[];
    /**
     * A set of emulators, which parts use one after the other (those that run side by side have different
     * ones), or the first with the demo data, the mail catcher and a browser.
     */
    emulators?: EmulatorSet | "demo";
  };
}

const module = (path: string) => join(repositoryRoot, "node_modules", path);

function npmScript(name: string): string[] {
  // The npm that started us; without one (`node scripts/run.mjs test`) the one beside Node.
  const beside = join(dirname(process.execPath), "../lib/node_modules/npm/bin/npm-cli.js");
  return [process.env.npm_execpath ?? beside, "run", "--silent", name];
}

function vitest(config: string): string[] {
  return [module("vitest/vitest.mjs"), "run", "-c", config];
}

// Biome colours a log too unless it is told not to.
const biomeColours = process.stdout.isTTY ? "--colors=force" : "--colors=off";

export const testParts: Record<TestPartName, TestPart> = {
  lint: {
    title: "format and lint",
    programs: [[module("@biomejs/biome/bin/biome"), "ci", biomeColours]],
    kind: "check",
    needs: {},
  },
  types: {
    title: "types",
    programs: [[compilerScript, "-b"]],
    kind: "check",
    needs: {},
  },
  secrets: {
    title: "secrets in files",
    programs: [
      [
        module("secretlint/bin/secretlint.js"),
        "--secretlintrc=scripts/test/secretlintrc.json",
        "--secretlintignore=.gitignore",
        "**/*",
        "**/.*",
      ],
    ],
    kind: "check",
    needs: {},
  },
  audit: {
    title: "known vulnerabilities",
    programs: [[module("tsx/dist/cli.mjs"), "scripts/test/audit.ts"]],
    kind: "check",
    needs: {},
  },
  content: {
    title: "content check",
    programs: [npmScript("content:check")],
    kind: "check",
    needs: {},
  },
  unit: {
    title: "unit tests",
    programs: [vitest("tests/vitest.unit.config.ts")],
    kind: "vitest",
    needs: {},
  },
  build: {
    title: "build of site and functions",
    programs: [
      [compilerScript, "-p", "functions"],
      [viteScript, "build", "-c", "web/vite.config.ts"],
    ],
    kind: "check",
    needs: {},
  },
  built: {
    title: "the built site",
    programs: [vitest("tests/vitest.build.config.ts")],
    kind: "vitest",
    needs: { parts: ["build"] },
  },
  bench: {
    title: "size budgets",
    programs: [npmScript("bench")],
    kind: "check",
    needs: { parts: ["build"] },
  },
  rules: {
    title: "security rules",
    programs: [vitest("tests/vitest.rules.config.ts")],
    kind: "vitest",
    needs: { parts: ["build"], emulators: "third" },
  },
  commands: {
    title: "team, import and export",
    programs: [vitest("tests/vitest.commands.config.ts")],
    kind: "vitest",
    needs: { parts: ["build"], emulators: "third" },
  },
  faults: {
    title: "forms and mails while something fails",
    programs: [vitest("tests/vitest.faults.config.ts")],
    kind: "vitest",
    needs: { parts: ["build"], emulators: "second" },
  },
  functions: {
    title: "functions",
    programs: [vitest("tests/vitest.functions.config.ts")],
    kind: "vitest",
    needs: { parts: ["build"], emulators: "first" },
  },
  fuzz: {
    title: "hostile inputs at random",
    programs: [vitest("tests/vitest.fuzz.config.ts")],
    kind: "vitest",
    needs: { parts: ["build"], emulators: "first" },
  },
  e2e: {
    title: "end to end in a browser",
    programs: [[module("playwright/cli.js"), "test", "-c", "e2e/playwright.config.ts"]],
    kind: "playwright",
    needs: { parts: ["build"], emulators: "demo" },
  },
};
