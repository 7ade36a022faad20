import { businessDay, dayAfter } from "../contract/business-day.ts";
import { agencyCompanyId, companyPath } from "../contract/collections.ts";
import { formOfSource } from "../contract/form-source.ts";
import { storedLead } from "../contract/lead.ts";
import { database } from "../database.ts";

/** How the visits behind the leads of a week's forms began; undefined for a lead that doesn't say. */
export type WeekRequests = readonly (string | undefined)[];

/** The requests that came through the site from a Monday to the Sunday after it, by New York's clock. */
export async function weekRequests(monday: string): Promise<WeekRequests> {
  const sunday = dayAfter(monday, 6);
  const { docs } = await database()
    .collection(companyPath(agencyCompanyId, "leads"))
    // A day in New York ends some hours into the next UTC day.
    .where("created_at", ">=", new Date(monday))
    .where("created_at", "<", new Date(dayAfter(sunday, 2)))
    .select("created_at", "source", "came_from")
    .get();
  return docs
    .map((document) => storedLead.parse(document.data()))
    .filter(({ created_at, source }) => {
      const day = created_at === null ? "" : businessDay(new Date(created_at));
      return day >= monday && day <= sunday && formOfSource(source) !== undefined;
    })
    .map(({ came_from }) => came_from);
}
