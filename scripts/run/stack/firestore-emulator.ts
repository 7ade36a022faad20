import { existsSync, mkdirSync, realpathSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { PlainFailure } from "../../plain-failure.ts";
import { cacheFolder } from "../../repository.ts";
import { downloadEmulator, isDownloaded } from "./downloaded-emulator.ts";
import { launcherJar } from "./launcher-jar.ts";

const binaryVariable = "FIRESTORE_EMULATOR_BINARY_PATH";
const jarInCloudCli = join("platform", "cloud-firestore-emulator", "cloud-firestore-emulator.jar");

/** Folders where the Google Cloud CLI usually is: beside its `gcloud`, or where packages put it. */
function cloudCliFolders(): string[] {
  const onPath = (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, "gcloud"))
    .filter((file) => existsSync(file))
    .map((file) => dirname(dirname(realpathSync(file))));
  return [
    ...(process.env.CLOUDSDK_ROOT_DIR ? [process.env.CLOUDSDK_ROOT_DIR] : []),
    ...onPath,
    join(homedir(), "google-cloud-sdk"),
    "/usr/lib/google-cloud-sdk",
    "/usr/share/google-cloud-sdk",
    "/opt/google-cloud-sdk",
    "/opt/homebrew/share/google-cloud-sdk",
    "/snap/google-cloud-cli/current",
  ];
}

function launcherFor(jar: string): string {
  const launcher = join(cacheFolder, "firestore-emulator-launcher.jar");
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(launcher, launcherJar(jar));
  return launcher;
}

/**
 * Finds the Firestore emulator and answers with the environment firebase-tools needs to use it. Looks
 * at the variable, at firebase-tools' own download, at the Google Cloud CLI, and downloads it last.
 */
export function firestoreEmulatorEnvironment(say: (line: string) => void): Record<string, string> {
  const given = process.env[binaryVariable];
  if (given) {
    if (existsSync(given)) return { [binaryVariable]: given };
    throw new PlainFailure(
      `${binaryVariable} names a file that does not exist (${given}): correct or unset it and run the command again.`,
    );
  }
  if (isDownloaded("firestore")) return {};
  const jar = cloudCliFolders()
    .map((folder) => join(folder, jarInCloudCli))
    .find((file) => existsSync(file));
  if (jar) return { [binaryVariable]: launcherFor(jar) };

  say("Downloading the Firestore emulator, 64 MB, once …");
  if (downloadEmulator("firestore")) return {};
  throw new PlainFailure(
    "The Firestore emulator is missing and could not be downloaded: connect to the internet and run the command again, or install the Google Cloud CLI component cloud-firestore-emulator.",
  );
}

/** The Emulator UI is no part of firebase-tools either; it is only ever downloaded. */
export function requireEmulatorUi(say: (line: string) => void): void {
  if (isDownloaded("ui")) return;
  say("Downloading the Emulator UI, 4 MB, once …");
  if (downloadEmulator("ui")) return;
  throw new PlainFailure(
    "The Emulator UI could not be downloaded: connect to the internet, or leave out --ui, and run the command again.",
  );
}
