import * as z from "zod";
import { visitStart } from "../contract/site-numbers.ts";
import { readPageNames } from "../site-facts.ts";
import type { FormLead } from "./accept-form.ts";

/** Read apart from the form, which is neither refused for it nor another one by it. */
const visited = z.object({ visit: visitStart });

/**
 * A form's lead with how the visit began, where the form's raw data says so. A page that isn't one of ours is left out:
 * whoever calls the function can write any words into one.
 */
export function withVisit(lead: FormLead | undefined, data: unknown): FormLead | undefined {
  const visit = visited.safeParse(data).data?.visit;
  if (!lead || !visit) return lead;
  const [came_from, first_page] = visit;
  const isOurs = Object.hasOwn(readPageNames(), first_page);
  return { ...lead, came_from, ...(isOurs && { first_page }) };
}
