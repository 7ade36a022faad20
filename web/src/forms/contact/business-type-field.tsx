import { businessTypes } from "#contract/contact-message";
import { LabeledField } from "../../ui/labeled-field.tsx";
import { Select } from "../../ui/select.tsx";
import type { ContactFormState } from "./use-contact-form.ts";

interface BusinessTypeFieldProps {
  form: ContactFormState;
  label: string;
  placeholder: string;
}

export function BusinessTypeField({ form, label, placeholder }: BusinessTypeFieldProps) {
  return (
    <LabeledField label={label} error={form.errors.businessType?.message} wide>
      {(describedBy) => (
        <Select {...form.register("businessType")} defaultValue="" aria-describedby={describedBy}>
          <option value="" disabled>
            {placeholder}
          </option>
          {businessTypes.map((type) => (
            // Without the value, a browser that translates the page would send the translated text.
            <option key={type} value={type}>
              {type}
            </option>
          ))}
        </Select>
      )}
    </LabeledField>
  );
}
