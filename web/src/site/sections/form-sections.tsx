import { chakra } from "@chakra-ui/react";
import { contactFormName, draftKey, topicParameter } from "../../forms/form-names.ts";
import { IslandFrame } from "../../islands/island.tsx";
import { cardSurface } from "../../ui/theme/card-surface.ts";
import type { FormTexts, ResolvedSection } from "../content/resolved-page.ts";
import { contactForm, shortForm } from "../islands.ts";
import { StyledLink } from "../site-link.tsx";
import { CheckList } from "./check-list.tsx";
import { SectionFrame } from "./section-frame.tsx";

export const FormSurface = chakra("div", {
  base: {
    ...cardSurface,
    width: "100%",
    maxWidth: "34rem",
    padding: "4-8",
    "@media print": { display: "none" },
  },
});

interface FormIslandProps {
  form: FormTexts;
  fieldId?: string | undefined;
  intro?: string | undefined;
}

/** The form's script comes with the first touch, or at once to restore a draft or to fill in a topic. */
export function FormIsland({ form, fieldId, intro }: FormIslandProps) {
  const { text, link } = form.privacyNote;
  const [before, after] = text.split("{link}");
  return (
    <>
      {form.kind === "contact" ? (
        <IslandFrame
          island={contactForm}
          props={{ texts: form.texts }}
          called="The form"
          draft={draftKey(contactFormName)}
          query={topicParameter}
        />
      ) : (
        <IslandFrame
          island={shortForm}
          props={{ texts: form.texts, fieldId, intro }}
          called="The form"
          draft={draftKey(form.texts.source)}
        />
      )}
      <chakra.p fontSize="sm" color="muted" marginTop="3-5">
        {before}
        <StyledLink to={link.to} color="accentText" textDecoration="underline">
          {link.label}
        </StyledLink>
        {after}
      </chakra.p>
    </>
  );
}

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
