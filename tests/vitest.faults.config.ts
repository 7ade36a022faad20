import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The longest first. The first takes a minute more where Firestore holds what a killed process had locked. */
const order = [
  "killed-functions",
  "restarted-emulators",
  "firestore-flicker",
  "firestore-outage",
  "mail-process",
  "clock-skew",
  "mail-attempts",
];

class InThatOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) =>
      order.findIndex((name) => moduleId.includes(name));
    return files.toSorted((one, other) => place(one) - place(other));
  }
}

/** What happens to forms and mails when the parts they need fail, on genuine emulators. */
export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  test: {
    include: ["tests/faults/**/*.test.ts"],
    environment: "node",
    globalSetup: ["tests/faults/mail-catcher.ts"],
    setupFiles: ["tests/functions/emulator-environment.ts"],
    // Most of the time goes by with waiting.
    maxWorkers: 4,
    sequence: { sequencer: InThatOrder },
    silent: "passed-only",
    // Emulators start several times here; on a busy machine that takes minutes.
    testTimeout: 600_000,
    hookTimeout: 300_000,
  },
});
