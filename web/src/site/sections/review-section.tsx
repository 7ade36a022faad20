import { ReviewFormIsland } from "../../forms/review/review-form-island.tsx";
import type { ResolvedSection } from "../content/resolved-page.ts";
import { FormSurface } from "./form-surface.tsx";
import { SectionFrame } from "./section-frame.tsx";

export function ReviewSection({ section }: { section: ResolvedSection<"review"> }) {
  return (
    <SectionFrame section={section} layout="form">
      <FormSurface>
        <ReviewFormIsland />
      </FormSurface>
    </SectionFrame>
  );
}
