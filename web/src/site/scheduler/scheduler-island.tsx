import { type Island, IslandFrame } from "../../islands/island.tsx";

export const scheduler: Island<object> = {
  name: "scheduler",
  load: async () => (await import("./scheduler.tsx")).Scheduler,
};

export function SchedulerIsland() {
  return <IslandFrame island={scheduler} props={{}} />;
}
