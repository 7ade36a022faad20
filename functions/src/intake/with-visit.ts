import * as z from "zod";
import { visitStart } from "../contract/site-metrics.ts";
import { readPageNames } from "../read-site-facts.ts";
import type { FormLead } from "./accept-form.ts";

/** The visit is read separately, so that it neither gets a form refused nor makes a repeat a different form. */
const visited = z.object({ visit: visitStart });

/**
 * Adds how the visit began to a form's lead, if the form's raw data says so. A page that isn't one of ours is left out,
 * because a caller can write any words into it.
 */
export function withVisit(lead: FormLead | undefined, data: unknown): FormLead | undefined {
  const visit = visited.safeParse(data).data?.visit;
  if (!lead || !visit) return lead;
  const [came_from, first_page] = visit;
  const isOurs = Object.hasOwn(readPageNames(), first_page);
  return { ...lead, came_from, ...(isOurs && { first_page }) };
}
