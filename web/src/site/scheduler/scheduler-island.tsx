import { Island } from "../../islands/island.tsx";
import { lazyContent } from "../../islands/lazy-content.ts";

const name = "scheduler";

const Content = lazyContent<object>(
  name,
  async () => (await import("./scheduler-frame.tsx")).SchedulerFrame,
);

/** The calendar's place; its script comes when it is touched. */
export function Scheduler() {
  return (
    <Island name={name}>
      <Content />
    </Island>
  );
}
