import { ContactFormIsland } from "../contact-form/contact-form-island.tsx";
import type { FormTexts } from "../content/resolved-page.ts";
import { ShortFormIsland } from "../short-form/short-form-island.tsx";

/** The form that a section asks for. */
export function SectionForm({ form, fieldId }: { form: FormTexts; fieldId?: string | undefined }) {
  return form.kind === "contact" ? (
    <ContactFormIsland texts={form.texts} />
  ) : (
    <ShortFormIsland texts={form.texts} fieldId={fieldId} />
  );
}
