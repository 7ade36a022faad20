import { chakra } from "@chakra-ui/react";
import { ContactFormIsland } from "../../forms/contact/contact-form-island.tsx";
import { ShortFormIsland } from "../../forms/short/short-form-island.tsx";
import type { FormTexts } from "../content/resolved-page.ts";
import { StyledLink } from "../site-link.tsx";

interface FormIslandProps {
  form: FormTexts;
  fieldId?: string | undefined;
  /** Appears above the fields of a short form. */
  intro?: string | undefined;
}

export function FormIsland({ form, fieldId, intro }: FormIslandProps) {
  const { text, link } = form.privacyNote;
  const [before, after] = text.split("{link}");
  return (
    <>
      {form.kind === "contact" ? (
        <ContactFormIsland texts={form.texts} />
      ) : (
        <ShortFormIsland texts={form.texts} fieldId={fieldId} intro={intro} />
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
