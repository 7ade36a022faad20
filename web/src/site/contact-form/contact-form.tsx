import { chakra, Field, Input, NativeSelect, Textarea } from "@chakra-ui/react";
import { businessTypes } from "#contract/contact-message";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { ContactFormTexts } from "../content/form-schema.ts";
import { Honeypot } from "../form-parts/honeypot.tsx";
import { SentPanel } from "./sent-panel.tsx";
import { ServiceInterests } from "./service-interests.tsx";
import { type ContactFormState, contactFormName, useContactForm } from "./use-contact-form.ts";

export interface ContactFormProps {
  texts: ContactFormTexts;
}

const Form = chakra("form", {
  base: {
    display: "grid",
    gap: "5",
    gridTemplateColumns: { md: "1fr 1fr" },
    padding: { base: "5", md: "8" },
    background: "card",
    color: "ink",
    borderRadius: "lg",
    borderWidth: "1px",
    borderStyle: "solid",
    borderColor: "line",
    boxShadow: "card",
    "& > [data-wide]": { gridColumn: { md: "1 / -1" } },
  },
});

interface TextFieldProps {
  form: ContactFormState;
  name: "firstName" | "lastName" | "companyName" | "email";
  label: string;
  autoComplete: string;
}

function TextField({ form, name, label, autoComplete }: TextFieldProps) {
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

/** Contact form (spec sections 4, 5 and 8). What is typed stays until it is sent. */
export function ContactForm({ texts }: ContactFormProps) {
  const form = useContactForm(texts);
  const { register, errors, sending, sent, send, sendAnother } = form;
  const { labels } = texts;
  if (sent) return <SentPanel texts={texts.sent} onAgain={sendAnother} />;
  return (
    <Form name={contactFormName} method="post" noValidate onSubmit={send} aria-busy={sending}>
      <TextField form={form} name="firstName" label={labels.firstName} autoComplete="given-name" />
      <TextField form={form} name="lastName" label={labels.lastName} autoComplete="family-name" />
      <TextField
        form={form}
        name="companyName"
        label={labels.companyName}
        autoComplete="organization"
      />
      <TextField form={form} name="email" label={labels.email} autoComplete="email" />
      <ServiceInterests form={form} label={labels.serviceInterests} interests={texts.interests} />
      <Field.Root invalid={errors.businessType !== undefined} required data-wide="">
        <Field.Label>{labels.businessType}</Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field {...register("businessType")} defaultValue="">
            <option value="" disabled>
              {texts.businessTypePlaceholder}
            </option>
            {businessTypes.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator>
            <Icon name="chevron-down" />
          </NativeSelect.Indicator>
        </NativeSelect.Root>
        <Field.ErrorText>{errors.businessType?.message}</Field.ErrorText>
      </Field.Root>
      <Field.Root invalid={errors.message !== undefined} required data-wide="">
        <Field.Label>{labels.message}</Field.Label>
        <Textarea {...register("message")} rows={5} />
        <Field.ErrorText>{errors.message?.message}</Field.ErrorText>
      </Field.Root>
      <Honeypot />
      <Button type="submit" disabled={sending} data-wide="">
        {sending ? texts.submitting : texts.submit}
      </Button>
    </Form>
  );
}
