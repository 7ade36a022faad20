import { CheckupIsland } from "../checkup/checkup-island.tsx";
import type { ResolvedSection } from "../content/resolved-page.ts";
import { SectionFrame } from "./section-frame.tsx";

export function CheckupSection({ section }: { section: ResolvedSection<"checkup"> }) {
  return (
    <SectionFrame section={section}>
      <CheckupIsland open={section.checkup.open} />
    </SectionFrame>
  );
}
