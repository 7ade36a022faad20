import { chakra } from "@chakra-ui/react";
import { serviceInterestLabels, serviceInterests } from "#contract/contact-message";
import { Button } from "../../ui/button.tsx";
import { ChoiceGroup } from "../choice-group.tsx";
import { contactFormName } from "../form-names.ts";
import type { ContactFormTexts } from "../form-schema.ts";
import { Honeypot } from "../honeypot.tsx";
import { QueuedPanel } from "../queued-panel.tsx";
import { ReceivedPanel } from "../received-panel.tsx";
import { LongTextField, TextField } from "../text-field.tsx";
import { withoutScript } from "../without-script.ts";
import { AboutTopic } from "./about-topic.tsx";
import { BusinessTypeField } from "./business-type-field.tsx";
import { PhoneFields } from "./phone-fields.tsx";
import { useContactForm } from "./use-contact-form.ts";

export interface ContactFormProps {
  texts: ContactFormTexts;
}

const Form = chakra("form", {
  base: {
    position: "relative",
    display: "grid",
    rowGap: "3-5",
    columnGap: "3-5",
    // On a phone, only the two names are side by side, and not with large text.
    gridTemplateColumns: {
      base: "repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))",
      md: "1fr 1fr",
    },
    "& > *": { gridColumn: { base: "1 / -1", md: "auto" } },
    "& > :nth-child(-n + 2)": { gridColumn: "auto" },
    "& > [data-wide]": { gridColumn: "1 / -1" },
  },
});

/** Each field is a component, so that react-hook-form knows their order and focuses the first wrong one. */
export function ContactForm({ texts }: ContactFormProps) {
  const form = useContactForm(texts);
  const { sending, outcome, send, startAnew, noteSent } = form;
  const { labels } = texts;
  if (outcome === "sent") {
    return (
      <ReceivedPanel
        words={texts.sent}
        email={form.sentValues?.email}
        againLabel={texts.sent.again}
        onAgain={startAnew}
      />
    );
  }
  if (outcome) {
    return (
      <QueuedPanel
        queued={outcome}
        onAgain={startAnew}
        againLabel={texts.sent.again}
        onSent={noteSent}
      />
    );
  }
  return (
    <>
      <AboutTopic form={form} label={texts.clearTopic} />
      <Form
        name={contactFormName}
        {...withoutScript}
        noValidate
        onSubmit={send}
        aria-busy={sending}
      >
        <TextField
          form={form}
          name="firstName"
          label={labels.firstName}
          autoComplete="given-name"
        />
        <TextField form={form} name="lastName" label={labels.lastName} autoComplete="family-name" />
        <TextField
          form={form}
          name="companyName"
          label={labels.companyName}
          autoComplete="organization"
        />
        <TextField form={form} name="email" label={labels.email} autoComplete="email" />
        <ChoiceGroup
          form={form}
          name="serviceInterests"
          type="checkbox"
          label={labels.serviceInterests}
          values={serviceInterests}
          labels={serviceInterestLabels}
        />
        <BusinessTypeField
          form={form}
          label={labels.businessType}
          placeholder={texts.businessTypePlaceholder}
        />
        <LongTextField form={form} name="message" label={labels.message} />
        <PhoneFields form={form} labels={labels} />
        <Honeypot />
        <Button type="submit" disabled={sending} data-wide="">
          {sending ? texts.submitting : texts.submit}
        </Button>
      </Form>
    </>
  );
}
