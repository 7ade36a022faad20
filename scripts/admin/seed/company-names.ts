import { agencyCompanyId } from "#contract/collections";
import { contentSite } from "../project/content-site.ts";
import { rivalCompanyId } from "./demo-accounts.ts";

/** The names of the companies. The owner sets the agency's own name in the site's content. */
export function companyNames(): ReadonlyMap<string, string> {
  return new Map([
    [agencyCompanyId, contentSite().name],
    [rivalCompanyId, "Harbor Lane Studio"],
  ]);
}
