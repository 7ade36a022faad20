import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { agencyCompanyId } from "#contract/collections";
import { contentFolder } from "../../../web/publish/content-folder.ts";
import { rivalCompanyId } from "./demo-accounts.ts";

const site = z.object({ name: z.string().min(1) });

/** The names of the companies. The owner sets the agency's own name in the site's content. */
export function companyNames(): ReadonlyMap<string, string> {
  const file = join(contentFolder, "site.yaml");
  return new Map([
    [agencyCompanyId, site.parse(parse(readFileSync(file, "utf8"))).name],
    [rivalCompanyId, "Harbor Lane Studio"],
  ]);
}
