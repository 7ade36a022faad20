/** The folder of the functions: above this file as well as above the bundle that it becomes a part of, lib/index.cjs. */
export const functionsFolder = new URL("../", import.meta.url);
