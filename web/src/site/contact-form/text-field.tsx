import { Field, Input, Textarea } from "@chakra-ui/react";
import type { ContactFormState } from "./use-contact-form.ts";

interface TextFieldProps {
  form: ContactFormState;
  name: "firstName" | "lastName" | "companyName" | "email";
  label: string;
  autoComplete: string;
}

/** One line of text. */
export function TextField({ form, name, label, autoComplete }: TextFieldProps) {
  const error = form.errors[name];
  return (
    <Field.Root invalid={error !== undefined} required>
      <Field.Label>{label}</Field.Label>
      <Input
        {...form.register(name)}
        type={name === "email" ? "email" : "text"}
        autoComplete={autoComplete}
      />
      <Field.ErrorText>{error?.message}</Field.ErrorText>
    </Field.Root>
  );
}

/** The message: several lines. */
export function MessageField({ form, label }: { form: ContactFormState; label: string }) {
  const error = form.errors.message;
  return (
    <Field.Root invalid={error !== undefined} required data-wide="">
      <Field.Label>{label}</Field.Label>
      <Textarea {...form.register("message")} rows={5} />
      <Field.ErrorText>{error?.message}</Field.ErrorText>
    </Field.Root>
  );
}
