import type { ResolvedSection } from "../content/resolved-page.ts";
import { FormCard } from "./form-card.tsx";
import { SectionForm } from "./section-form.tsx";
import { SectionFrame } from "./section-frame.tsx";

/** A band that closes a page or a thought, with its actions and, where asked, a short form. */
export function BandSection({ section }: { section: ResolvedSection<"band"> }) {
  const { texts } = section;
  return (
    <SectionFrame section={section} layout={texts ? "beside" : "ends"}>
      {texts && (
        <FormCard>
          <SectionForm form={texts} />
        </FormCard>
      )}
    </SectionFrame>
  );
}
