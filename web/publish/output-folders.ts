import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { contentFolder } from "./content-folder.ts";

const repositoryRoot = fileURLToPath(new URL("../..", import.meta.url));
const home = dirname(contentFolder);

/**
 * The folder of the finished site, which is served, tested and, as web/dist, deployed. Each content has its site next
 * to it, so that no other can get into web/dist.
 */
export const siteFolder = join(home, "dist");

/** Builds of two contents may run at the same time. */
const workFolder = join(
  repositoryRoot,
  ".cache/build",
  relative(repositoryRoot, home).replaceAll(/\W+/g, "-"),
);

/** The folder where the site is built. */
export const buildFolder = join(workFolder, "site");

/** The folder where the program that renders the pages is built. */
export const prerenderFolder = join(workFolder, "prerender");
