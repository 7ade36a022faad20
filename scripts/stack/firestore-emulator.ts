import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { z } from "zod";
import { PlainFailure } from "../plain-failure.ts";
import { cacheFolder, repositoryRoot } from "../repository.ts";
import { firebaseScript } from "./firebase-script.ts";
import { launcherJar } from "./launcher-jar.ts";

const binaryVariable = "FIRESTORE_EMULATOR_BINARY_PATH";
const jarInCloudCli = join("platform", "cloud-firestore-emulator", "cloud-firestore-emulator.jar");

const emulatorInfo = z.object({
  firestore: z.object({ downloadPathRelativeToCacheDir: z.string() }),
});

/** Where firebase-tools keeps the emulator it downloaded (its lib/emulator/downloadableEmulators.js). */
function downloadedJar(): string {
  const file = join(
    repositoryRoot,
    "node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json",
  );
  const info = emulatorInfo.parse(JSON.parse(readFileSync(file, "utf8")));
  const folder =
    process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), ".cache", "firebase", "emulators");
  return join(folder, info.firestore.downloadPathRelativeToCacheDir);
}

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

function download(): boolean {
  const { status } = spawnSync(
    process.execPath,
    [firebaseScript, "setup:emulators:firestore", "--non-interactive"],
    { cwd: cacheFolder, stdio: ["ignore", "inherit", "ignore"], timeout: 300_000 },
  );
  return status === 0 && existsSync(downloadedJar());
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
  if (existsSync(downloadedJar())) return {};
  const jar = cloudCliFolders()
    .map((folder) => join(folder, jarInCloudCli))
    .find((file) => existsSync(file));
  if (jar) return { [binaryVariable]: launcherFor(jar) };

  say("Downloading the Firestore emulator, 64 MB, once …");
  mkdirSync(cacheFolder, { recursive: true });
  if (download()) return {};
  throw new PlainFailure(
    "The Firestore emulator is missing and could not be downloaded: connect to the internet and run the command again, or install the Google Cloud CLI component cloud-firestore-emulator.",
  );
}
