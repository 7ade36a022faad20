import { Field, NativeSelect } from "@chakra-ui/react";
import { businessTypes } from "#contract/contact-message";
import { Icon } from "../../ui/icon.tsx";
import type { ContactFormState } from "./use-contact-form.ts";

interface BusinessTypeFieldProps {
  form: ContactFormState;
  label: string;
  placeholder: string;
}

/** One of the contract's business types (spec section 3); nothing is chosen at the start. */
export function BusinessTypeField({ form, label, placeholder }: BusinessTypeFieldProps) {
  const error = form.errors.businessType;
  return (
    <Field.Root invalid={error !== undefined} required data-wide="">
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field {...form.register("businessType")} defaultValue="">
          <option value="" disabled>
            {placeholder}
          </option>
          {businessTypes.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator>
          <Icon name="chevron-down" />
        </NativeSelect.Indicator>
      </NativeSelect.Root>
      <Field.ErrorText>{error?.message}</Field.ErrorText>
    </Field.Root>
  );
}
