import type { ResolvedSection } from "../content/resolved-page.ts";
import { NewsletterChoiceIsland } from "../newsletter/newsletter-choice-island.tsx";
import { FormSurface } from "./form-surface.tsx";
import { SectionFrame } from "./section-frame.tsx";

export function NewsletterSection({ section }: { section: ResolvedSection<"newsletter"> }) {
  return (
    <SectionFrame section={section} layout="form">
      <FormSurface>
        <NewsletterChoiceIsland />
      </FormSurface>
    </SectionFrame>
  );
}
