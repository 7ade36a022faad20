import { join } from "node:path";
import { repositoryRoot } from "../../repository.ts";
import type { Program } from "./supervisor.ts";

/** The path of a package's program, which Node runs. */
export const packageScript = (path: string) => join(repositoryRoot, "node_modules", path);

export const viteScript = packageScript("vite/bin/vite.js");
export const compilerScript = packageScript("typescript/bin/tsc");

export const bundleFunctions = [
  packageScript("rolldown/bin/cli.mjs"),
  "-c",
  "functions/rolldown.config.ts",
];

/** The arguments for Node that start Vite's dev server. */
export const devServer = (port: number, ...options: string[]) => [
  ...[viteScript, "-c", "web/vite.config.ts", "--host", "127.0.0.1"],
  ...["--port", String(port), "--strictPort", ...options],
];

/** Builds the site, into web/dist unless other content is chosen. */
export const siteBuild: Program = {
  name: "build-site",
  title: "The build of the site",
  args: [viteScript, "build", "-c", "web/vite.config.ts"],
};

/** Builds the functions into functions/lib, and the facts they need from the content into functions/site-facts.json. */
export const functionsBuild: Program[] = [
  {
    name: "build-facts",
    title: "Reading what emails say",
    args: [packageScript("tsx/dist/cli.mjs"), "web/publish/write-site-facts.ts"],
  },
  {
    name: "build-functions",
    title: "The build of the functions",
    args: bundleFunctions,
  },
];
