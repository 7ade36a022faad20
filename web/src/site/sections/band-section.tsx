import type { ResolvedSection } from "../content/resolved-page.ts";
import { FormIsland } from "./form-island.tsx";
import { FormSurface } from "./form-surface.tsx";
import { SectionFrame } from "./section-frame.tsx";

/** A band that closes a page or a thought, with its actions and, where asked, a short form. */
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
