import { join } from "node:path";
import { repositoryRoot } from "../../repository.ts";
import type { PartDescription } from "./part.ts";

export const viteScript = join(repositoryRoot, "node_modules/vite/bin/vite.js");
export const compilerScript = join(repositoryRoot, "node_modules/typescript/bin/tsc");

/** Builds the site, into web/dist where no other content is chosen. */
export const siteBuild: PartDescription = {
  name: "build-site",
  title: "The build of the site",
  args: [viteScript, "build", "-c", "web/vite.config.ts"],
};

/** Builds the functions into functions/lib. */
export const functionsBuild: PartDescription = {
  name: "build-functions",
  title: "The build of the functions",
  args: [compilerScript, "-p", "functions"],
};
