import { fileURLToPath } from "node:url";

/** Where the site is built. */
export const buildFolder = fileURLToPath(new URL("../../.cache/site", import.meta.url));

/** Where the finished site lies: what is served, tested and deployed. */
export const siteFolder = fileURLToPath(new URL("../dist", import.meta.url));
