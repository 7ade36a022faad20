import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const repositoryRoot = fileURLToPath(new URL("..", import.meta.url));

/** Everything the commands write for themselves; ignored by git and safe to delete. */
export const cacheFolder = join(repositoryRoot, ".cache");

/** Where files with people's data go that were named without a folder; ignored by git. */
export const exportsFolder = join(repositoryRoot, "exports");

export const logFolder = join(cacheFolder, "logs");

/** A `demo-` project: the emulators and the SDKs cannot reach a real one with it. */
export const projectId = "demo-agency";
