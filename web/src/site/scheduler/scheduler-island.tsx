import { type Island, IslandFrame } from "../../islands/island.tsx";
import { calendarQuery } from "./calendar-query.ts";

export const scheduler: Island<object> = {
  name: "scheduler",
  load: async () => (await import("./scheduler.tsx")).Scheduler,
};

/** Its script comes with the first touch, or at once for who has asked for the calendar on another page. */
export function SchedulerIsland() {
  return <IslandFrame island={scheduler} props={{}} called="The calendar" query={calendarQuery} />;
}
