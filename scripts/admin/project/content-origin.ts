import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { contentFolder } from "../../../web/publish/content-folder.ts";

const ownSite = z.object({ origin: z.url() });

/** The site's address from its content. */
export function contentOrigin(): string {
  return ownSite.parse(parse(readFileSync(join(contentFolder, "site.yaml"), "utf8"))).origin;
}
