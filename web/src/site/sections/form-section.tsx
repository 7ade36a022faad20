import { chakra } from "@chakra-ui/react";
import type { ResolvedSection } from "../content/resolved-page.ts";
import { CheckList } from "./check-list.tsx";
import { FormCard } from "./form-card.tsx";
import { SectionForm } from "./section-form.tsx";
import { SectionFrame } from "./section-frame.tsx";

const Columns = chakra("div", {
  base: { display: "grid", gap: "8", alignItems: "start" },
  variants: {
    /** The wide contact form leaves its points less room than a short form does. */
    beside: {
      none: {},
      contact: { columnGap: "12", gridTemplateColumns: { lg: "1.6fr 1fr" } },
      short: { columnGap: "12", gridTemplateColumns: { lg: "minmax(0, 34rem) 1fr" } },
    },
  },
});

/** A form, with what speaks for sending it beside it. */
export function FormSection({ section }: { section: ResolvedSection<"form"> }) {
  const { points, texts } = section;
  return (
    <SectionFrame section={section}>
      <Columns beside={points.length > 0 ? texts.kind : "none"}>
        <FormCard maxWidth={texts.kind === "contact" ? "none" : "34rem"}>
          <SectionForm form={texts} />
        </FormCard>
        {points.length > 0 && <CheckList items={points} />}
      </Columns>
    </SectionFrame>
  );
}
