import { existsSync } from "node:fs";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The content that the project "built" looks at; all others read the frozen content (docs/testing/content.md). */
const chosenContent = process.env.CONTENT_FOLDER ?? "web/content";
// This import must come before the modules that read the content.
const { frozenContent } = await import("./scripts/run/test/read-frozen-content.ts");
const { contentPlugin } = await import("./web/publish/modules/content-plugin.ts");
const { engineProjects } = await import("./tests/engines/engines-project.ts");
const { componentsProject } = await import("./tests/components/components-project.ts");

/**
 * The one limit of all tests, in milliseconds. It ends a test that hangs, and a slow test must not reach it: the same
 * test takes ten times as long on a busy machine.
 */
const patience = 1_800_000;
const unhurried = { testTimeout: patience, hookTimeout: patience };

/**
 * The longest tests come first. The first takes a minute more when Firestore still holds the locks of a killed process.
 */
const faults = [
  "newsletter-issue",
  "killed-functions",
  "restarted-emulators",
  "mail-stuck",
  "firestore-flicker",
  "firestore-outage",
  "mail-process",
  "clock-skew",
  "mail-attempts",
  "mail-refused",
];

class LongestFaultsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const listed = faults.findIndex((name) => moduleId.includes(`/faults/${name}`));
      return listed < 0 ? faults.length : listed;
    };
    return files.toSorted((one, other) => rank(one) - rank(other));
  }
}

const onEmulators = {
  environment: "node",
  setupFiles: ["tests/functions/emulator-environment.ts"],
  ...unhurried,
};

const emulatorProjects: TestProjectConfiguration[] = [
  {
    test: {
      name: "rules",
      include: ["tests/rules/**/*.test.ts"],
      globalSetup: ["tests/rules/load-rules.ts"],
      environment: "node",
      ...unhurried,
    },
  },
  {
    test: {
      ...onEmulators,
      name: "functions",
      include: ["tests/functions/**/*.test.ts"],
      // All files share one mail server and one queue, and must not empty or fill them for each other.
      fileParallelism: false,
      // This avoids loading the same modules again for every file.
      isolate: false,
    },
  },
  {
    test: {
      ...onEmulators,
      name: "commands",
      include: ["tests/commands/**/*.test.ts"],
      // Some commands are separate processes, each of which keeps one core busy.
      maxWorkers: 2,
    },
  },
  {
    test: {
      ...onEmulators,
      name: "faults",
      include: ["tests/faults/**/*.test.ts"],
      globalSetup: ["tests/faults/catch-mail.ts"],
      // The tests mostly wait, but each file starts emulators, which take a core each while they start.
      maxWorkers: 2,
    },
  },
  {
    test: {
      ...onEmulators,
      name: "crowd",
      include: ["tests/crowd/**/*.test.ts"],
      fileParallelism: false,
    },
  },
  {
    test: {
      ...onEmulators,
      name: "fuzz",
      include: ["tests/fuzz/**/*.test.ts"],
      fileParallelism: false,
    },
  },
];

const isBuilt = (content: string) => existsSync(`${content}/../dist/index.html`);

const builtProject: TestProjectConfiguration = {
  test: {
    name: "built",
    include: ["tests/build/**/*.test.ts"],
    environment: "node",
    isolate: false,
    ...unhurried,
    env: { CONTENT_FOLDER: chosenContent },
  },
};

const specProject: TestProjectConfiguration = {
  test: {
    name: "spec",
    include: ["tests/spec/**/*.test.ts"],
    environment: "node",
    isolate: false,
    ...unhurried,
  },
};

/**
 * All tests except those in a browser (playwright.config.ts). `npm test` runs each project when its emulators and
 * builds are there. By itself, `npx vitest` runs those that need neither; the others join in when both sites are built,
 * and when FIRESTORE_EMULATOR_HOST says that emulators are running.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFaultsFirst },
    silent: "passed-only",
    projects: [
      {
        plugins: [contentPlugin()],
        define: { __BUILD_YEAR__: "2026", __APP_CHECK_SITE_KEY__: '""' },
        test: {
          name: "unit",
          include: ["tests/{unit,structure}/**/*.test.ts"],
          environment: "node",
          // Loading the same modules again for every file took more than half of the time.
          isolate: false,
          ...unhurried,
        },
      },
      componentsProject,
      {
        test: {
          name: "owner",
          include: ["tests/owner-*/**/*.test.ts"],
          environment: "node",
          // Each builds the site.
          fileParallelism: false,
          ...unhurried,
        },
      },
      ...(isBuilt(chosenContent) ? [builtProject] : []),
      ...(isBuilt(frozenContent) ? [specProject] : []),
      ...(process.env.FIRESTORE_EMULATOR_HOST ? [...emulatorProjects, ...engineProjects] : []),
    ],
  },
});
