import type { ResolvedSection } from "../content/resolved-page.ts";
import { SchedulerIsland } from "../scheduler/scheduler-island.tsx";
import { CheckList } from "./check-list.tsx";
import { SectionFrame } from "./section-frame.tsx";

export function SchedulerSection({ section }: { section: ResolvedSection<"scheduler"> }) {
  return (
    <SectionFrame section={section} layout="contact" trail={<CheckList items={section.points} />}>
      <SchedulerIsland />
    </SectionFrame>
  );
}
