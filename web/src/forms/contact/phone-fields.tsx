import { contactWayLabels, contactWays } from "#contract/contact-message";
import { useIsAwake } from "../../islands/use-is-awake.ts";
import { ChoiceGroup, TickBox } from "../choice-group.tsx";
import type { ContactFormTexts } from "../form-schema.ts";
import { TextField } from "../text-field.tsx";
import type { ContactFormState } from "./use-contact-form.ts";

interface PhoneFieldsProps {
  form: ContactFormState;
  labels: ContactFormTexts["labels"];
}

/** Asks for a phone number, if they like; then how they want to be answered, and whether texts are fine. */
export function PhoneFields({ form, labels }: PhoneFieldsProps) {
  const { watch } = form;
  // The prerendered page has no number, and a draft comes with the script.
  const hasPhone = useIsAwake() && watch("phone")?.trim();
  return (
    <>
      <TextField form={form} name="phone" label={labels.phone} autoComplete="tel" optional />
      {hasPhone && (
        <ChoiceGroup
          form={form}
          name="contactBy"
          type="radio"
          label={labels.contactBy}
          values={contactWays}
          labels={contactWayLabels}
        />
      )}
      {hasPhone && watch("contactBy") === "text" && (
        <TickBox form={form} name="textsOk" label={labels.textsOk} />
      )}
    </>
  );
}
