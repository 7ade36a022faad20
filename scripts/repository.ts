import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const repositoryRoot = fileURLToPath(new URL("..", import.meta.url));

/** Everything the commands write for themselves; ignored by git and safe to delete. */
export const cacheFolder = join(repositoryRoot, ".cache");

export const logFolder = join(cacheFolder, "logs");

/** A `demo-` project: the emulators and the SDKs cannot reach a real one with it. */
export const projectId = "demo-agency";
