import type { ResolvedSection } from "../content/resolved-page.ts";
import { EstimatorIsland } from "../estimator/estimator-island.tsx";
import { SectionFrame } from "./section-frame.tsx";

export function EstimatorSection({ section }: { section: ResolvedSection<"estimator"> }) {
  return (
    <SectionFrame section={section}>
      <EstimatorIsland content={section.estimator} />
    </SectionFrame>
  );
}
