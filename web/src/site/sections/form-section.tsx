import type { ResolvedSection } from "../content/resolved-page.ts";
import { CheckList } from "./check-list.tsx";
import { FormCard } from "./form-card.tsx";
import { SectionForm } from "./section-form.tsx";
import { SectionFrame } from "./section-frame.tsx";

/** A form, with what speaks for sending it beside it. */
export function FormSection({ section }: { section: ResolvedSection<"form"> }) {
  const { points, texts } = section;
  return (
    <SectionFrame
      section={section}
      layout={texts.kind === "contact" ? "contact" : "form"}
      trail={points.length > 0 && <CheckList items={points} />}
    >
      <FormCard maxWidth={texts.kind === "contact" ? "none" : "34rem"}>
        <SectionForm form={texts} />
      </FormCard>
    </SectionFrame>
  );
}
