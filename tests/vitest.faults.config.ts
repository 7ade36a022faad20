import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Those with the mail port of the stack (outage, killed, clock) take turns by themselves (functions/mailbox.ts):
 * in this order they follow one another on one worker, and the rest keeps the other one busy.
 */
const order = [
  "firestore-outage",
  "restarted-emulators",
  "killed-functions",
  "mail-process",
  "clock-skew",
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
    setupFiles: ["tests/functions/emulator-environment.ts"],
    // Most of the time goes by with waiting.
    maxWorkers: 2,
    sequence: { sequencer: InThatOrder },
    silent: "passed-only",
    // Emulators start several times here; on a busy machine that takes minutes.
    testTimeout: 600_000,
    hookTimeout: 300_000,
  },
});
