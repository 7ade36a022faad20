import { statuses } from "#contract/status";
import type { ListFilter } from "../list-definition.ts";
import { shownWord } from "../words.ts";

/** One for each status. */
export function statusFilters(many: string): ListFilter[] {
  return statuses.map((status) => ({
    name: status,
    label: shownWord(status),
    selection: { name: status, only: { field: "status", equals: status } },
    nothing: `No ${shownWord(status).replace(" ", "-")} ${many} yet.`,
  }));
}
