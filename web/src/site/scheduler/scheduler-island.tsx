import { type Island, IslandFrame } from "../../islands/island.tsx";
import { calendarQuery } from "./calendar-query.ts";

export const scheduler: Island<object> = {
  name: "scheduler",
  load: async () => (await import("./scheduler.tsx")).Scheduler,
};

/** Its script loads with the first touch, or at once if the visitor asked for the calendar on another page. */
export function SchedulerIsland() {
  return <IslandFrame island={scheduler} props={{}} called="The calendar" query={calendarQuery} />;
}
