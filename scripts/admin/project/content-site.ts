import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { contentFolder } from "../../../web/publish/content-folder.ts";

const ownSite = z.object({ name: z.string().min(1), origin: z.url() });

/** The site's name and address from its content. */
export function contentSite() {
  return ownSite.parse(parse(readFileSync(join(contentFolder, "site.yaml"), "utf8")));
}
