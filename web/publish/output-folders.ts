import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { contentFolder } from "./content-folder.ts";

const repositoryRoot = fileURLToPath(new URL("../..", import.meta.url));
const home = dirname(contentFolder);

/**
 * Where the finished site lies: what is served, tested and, as web/dist, deployed. Each content has its site
 * beside it, so that no other can get into web/dist.
 */
export const siteFolder = join(home, "dist");

/** Builds of two contents may run at the same time. */
const workFolder = join(
  repositoryRoot,
  ".cache/build",
  relative(repositoryRoot, home).replaceAll(/\W+/g, "-"),
);

/** Where the site is built. */
export const buildFolder = join(workFolder, "site");

/** Where the program is built that renders the pages. */
export const prerenderFolder = join(workFolder, "prerender");
