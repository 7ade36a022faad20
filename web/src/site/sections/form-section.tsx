import type { ResolvedSection } from "../content/resolved-page.ts";
import { CheckList } from "./check-list.tsx";
import { FormIsland, FormSurface } from "./form-island.tsx";
import { SectionFrame } from "./section-frame.tsx";

export function FormSection({ section }: { section: ResolvedSection<"form"> }) {
  const { points, texts } = section;
  return (
    <SectionFrame
      section={section}
      layout={texts.kind === "contact" ? "contact" : "form"}
      trail={points.length > 0 && <CheckList items={points} />}
    >
      <FormSurface maxWidth={texts.kind === "contact" ? "none" : "34rem"}>
        <FormIsland form={texts} />
      </FormSurface>
    </SectionFrame>
  );
}
