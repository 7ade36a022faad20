/** The functions' folder. It's above this file, and also above the bundle that includes this file, lib/index.cjs. */
export const functionsFolder = new URL("../", import.meta.url);
