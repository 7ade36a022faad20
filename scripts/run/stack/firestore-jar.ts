import { existsSync, mkdirSync, realpathSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { strToU8, zipSync } from "fflate";
import { cacheFolder } from "../../repository.ts";

const jarInCloudCli = "platform/cloud-firestore-emulator/cloud-firestore-emulator.jar";

/** The path of the Google Cloud CLI's emulator: near its `gcloud`, or where packages put it. */
function jarOfCloudCli(): string | undefined {
  const folders = (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, "gcloud"))
    .filter((file) => existsSync(file))
    .map((file) => dirname(dirname(realpathSync(file))));
  return [...folders, "/usr/lib/google-cloud-sdk"]
    .map((folder) => join(folder, jarInCloudCli))
    .find((file) => existsSync(file));
}

/**
 * The bytes of a jar that starts the Google Cloud CLI's emulator with `java -jar`, since its own jar names no main
 * class.
 */
export function launcherJar(emulatorJar: string): Uint8Array {
  const classPath = `Class-Path: ${pathToFileURL(emulatorJar).href}`;
  const manifest = [
    "Manifest-Version: 1.0",
    "Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore",
    // A line holds at most 72 bytes; a longer one continues on the next line, after a space.
    classPath.replaceAll(/.{70}(?=.)/g, "$&\r\n "),
  ];
  return zipSync({ "META-INF/MANIFEST.MF": strToU8(`${manifest.join("\r\n")}\r\n\r\n`) });
}

/**
 * The environment in which firebase-tools starts the Google Cloud CLI's Firestore emulator. It is empty if another
 * emulator is chosen already, or if there is none: then firebase-tools downloads one, once.
 */
export function firestoreEnvironment(): Record<string, string> {
  const jar = process.env.FIRESTORE_EMULATOR_BINARY_PATH ? undefined : jarOfCloudCli();
  if (!jar) return {};
  const launcher = join(cacheFolder, "firestore-emulator-launcher.jar");
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(launcher, launcherJar(jar));
  return { FIRESTORE_EMULATOR_BINARY_PATH: launcher };
}
