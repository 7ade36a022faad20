import { spawnSync } from "node:child_process";
import { PlainFailure } from "../../plain-failure.ts";

/** The oldest Java that the emulators of firebase-tools 14 accept. */
const oldestJava = 11;

/** The major version in the output of `java -version`. Before 9, it was written as 1.8. */
export function javaMajor(versionText: string): number {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(versionText) ?? [];
  return Number((first === "1" ? second : first) ?? 0);
}

/** Fails if there is no Java that can run the emulators. */
export function requireJava(): void {
  const { stderr, stdout, status } = spawnSync("java", ["-version"], { encoding: "utf8" });
  const major = status === 0 ? javaMajor(`${stderr}${stdout}`) : 0;
  if (major >= oldestJava) return;
  const isMac = process.platform === "darwin";
  const install = isMac ? "brew install --cask temurin" : "sudo apt install default-jre-headless";
  throw new PlainFailure(
    `Java ${oldestJava} or newer is needed for the Firestore emulator and ${major ? `this is ${major}` : "none was found"}: install it, for example with \`${install}\`, and run the command again.`,
  );
}
