import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PlainFailure } from "../plain-failure.ts";
import { repositoryRoot } from "../repository.ts";

/** The folder of the built site. */
export function builtSite(): string {
  const folder = join(repositoryRoot, "web/dist");
  if (existsSync(join(folder, "index.html"))) return folder;
  throw new PlainFailure(
    "There is no built site: run `npx vite build -c web/vite.config.ts` first.",
  );
}

/** The pages in the built site's sitemap, which search engines may show. */
export function siteMapRoutes(): string[] {
  const addresses = readFileSync(join(builtSite(), "sitemap.xml"), "utf8").matchAll(
    /<loc>([^<]+)<\/loc>/g,
  );
  return [...addresses].map(([, address = ""]) => new URL(address).pathname);
}
