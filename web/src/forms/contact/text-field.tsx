import { Input, Textarea } from "@chakra-ui/react";
import { LabeledField } from "../../ui/labeled-field.tsx";
import type { ContactFormState } from "./use-contact-form.ts";

interface TextFieldProps {
  form: ContactFormState;
  name: "firstName" | "lastName" | "companyName" | "email";
  label: string;
  autoComplete: string;
}

/** One line of text. */
export function TextField({ form, name, label, autoComplete }: TextFieldProps) {
  return (
    <LabeledField label={label} error={form.errors[name]?.message}>
      {(describedBy) => (
        <Input
          {...form.register(name)}
          type={name === "email" ? "email" : "text"}
          autoComplete={autoComplete}
          aria-describedby={describedBy}
        />
      )}
    </LabeledField>
  );
}

/** The message: several lines. */
export function MessageField({ form, label }: { form: ContactFormState; label: string }) {
  return (
    <LabeledField label={label} error={form.errors.message?.message} wide>
      {(describedBy) => (
        <Textarea {...form.register("message")} rows={5} aria-describedby={describedBy} />
      )}
    </LabeledField>
  );
}
