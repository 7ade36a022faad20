import type { ResolvedSection } from "../content/resolved-page.ts";
import { FormIsland, FormSurface } from "./form-island.tsx";
import { SectionFrame } from "./section-frame.tsx";

export function BandSection({ section }: { section: ResolvedSection<"band"> }) {
  const { texts } = section;
  return (
    <SectionFrame section={section} layout={texts ? "beside" : "ends"}>
      {texts && (
        <FormSurface>
          <FormIsland form={texts} />
        </FormSurface>
      )}
    </SectionFrame>
  );
}
