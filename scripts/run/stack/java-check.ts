import { spawnSync } from "node:child_process";
import { PlainFailure } from "../../plain-failure.ts";

/** What the emulators of firebase-tools 14 ask for. */
const oldestJava = 11;

const howToInstall: Partial<Record<NodeJS.Platform, string>> = {
  darwin: "`brew install --cask temurin`",
  win32: "`winget install EclipseAdoptium.Temurin.21.JRE`",
  linux: "`sudo apt install default-jre-headless`",
};

/** The major version in what `java -version` prints; before 9 it was written 1.8. */
export function javaMajor(versionText: string): number | undefined {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(versionText) ?? [];
  if (first === undefined) return undefined;
  return Number(first === "1" && second !== undefined ? second : first);
}

/** Answers with the major version of the Java on the PATH, or fails with what to install. */
export function requireJava(): number {
  const { stderr, stdout, status } = spawnSync("java", ["-version"], { encoding: "utf8" });
  const major = status === 0 ? javaMajor(`${stderr}${stdout}`) : undefined;
  if (major !== undefined && major >= oldestJava) return major;
  const found = major === undefined ? "none was found" : `this is ${major}`;
  const install = howToInstall[process.platform] ?? "a package from https://adoptium.net";
  throw new PlainFailure(
    `Java ${oldestJava} or newer is needed for the Firestore emulator and ${found}: install it, for example with ${install}, and run the command again.`,
  );
}
