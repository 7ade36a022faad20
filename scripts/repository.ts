import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const repositoryRoot = fileURLToPath(new URL("..", import.meta.url));

/** Holds everything that the commands write for themselves. Git ignores it, and it is safe to delete. */
export const cacheFolder = join(repositoryRoot, ".cache");

/** Holds files with people's data that were named without a folder. Git ignores it. */
export const exportsFolder = join(repositoryRoot, "exports");

export const logFolder = join(cacheFolder, "logs");

/** A `demo-` project, with which the emulators and the SDKs cannot reach a real one. */
export const projectId = "demo-agency";
