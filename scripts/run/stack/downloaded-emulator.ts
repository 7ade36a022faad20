import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { cacheFolder, repositoryRoot } from "../../repository.ts";
import { firebaseScript } from "./firebase-script.ts";

const place = z.object({ downloadPathRelativeToCacheDir: z.string() });
const emulatorInfo = z.object({ firestore: place, ui: z.object({ main: place }) });

/** Where firebase-tools keeps what it downloads (its lib/emulator/downloadableEmulators.js). */
function downloadPath(emulator: "firestore" | "ui"): string {
  const file = join(
    repositoryRoot,
    "node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json",
  );
  const { firestore, ui } = emulatorInfo.parse(JSON.parse(readFileSync(file, "utf8")));
  const folder =
    process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), ".cache", "firebase", "emulators");
  const { downloadPathRelativeToCacheDir } = emulator === "ui" ? ui.main : firestore;
  return join(folder, downloadPathRelativeToCacheDir);
}

export function isDownloaded(emulator: "firestore" | "ui"): boolean {
  return existsSync(downloadPath(emulator));
}

/** Lets firebase-tools download an emulator; false when that did not work. */
export function downloadEmulator(emulator: "firestore" | "ui"): boolean {
  mkdirSync(cacheFolder, { recursive: true });
  spawnSync(
    process.execPath,
    [firebaseScript, `setup:emulators:${emulator}`, "--non-interactive"],
    {
      cwd: cacheFolder,
      stdio: ["ignore", "inherit", "ignore"],
      timeout: 300_000,
    },
  );
  return isDownloaded(emulator);
}
