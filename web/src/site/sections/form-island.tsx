import { ContactFormIsland } from "../../forms/contact/contact-form-island.tsx";
import { ShortFormIsland } from "../../forms/short/short-form-island.tsx";
import type { FormTexts } from "../content/resolved-page.ts";

export function FormIsland({ form, fieldId }: { form: FormTexts; fieldId?: string | undefined }) {
  return form.kind === "contact" ? (
    <ContactFormIsland texts={form.texts} />
  ) : (
    <ShortFormIsland texts={form.texts} fieldId={fieldId} />
  );
}
