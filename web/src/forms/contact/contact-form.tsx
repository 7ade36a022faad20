import { chakra } from "@chakra-ui/react";
import {
  businessTypes,
  contactWayLabels,
  contactWays,
  serviceInterestLabels,
  serviceInterests,
} from "#contract/contact-message";
import { useIsAwake } from "../../islands/use-is-awake.ts";
import { Button } from "../../ui/button.tsx";
import { LabeledField } from "../../ui/labeled-field.tsx";
import { Select } from "../../ui/select.tsx";
import { ChoiceGroup, TickBox } from "../choice-group.tsx";
import { contactFormName, topicParameter } from "../form-names.ts";
import type { ContactFormTexts } from "../form-schema.ts";
import { Honeypot } from "../honeypot.tsx";
import { QueuedPanel } from "../outcome-panels.tsx";
import { ReceivedPanel } from "../received-panel.tsx";
import { LongTextField, TextField } from "../text-field.tsx";
import { withoutScript } from "../without-script.ts";
import { type ContactFormState, useContactForm } from "./use-contact-form.ts";

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

interface FieldsProps {
  form: ContactFormState;
  texts: ContactFormTexts;
}

/** The prerendered line keeps its room on a page that opens with a topic, so nothing moves when the words come. */
const TopicLine = chakra("div", {
  base: {
    display: "none",
    alignItems: "center",
    columnGap: "3",
    // This leaves room for the button, or for two lines.
    minHeight: "clamp(2.75rem, 2.5rem + 1vw, 3rem)",
    marginBottom: "2",
    fontWeight: 650,
    lineHeight: 1.3,
    [`[data-asked~=${topicParameter}] &`]: { display: "flex" },
    "& button": { flexShrink: 0 },
  },
});

function AboutTopic({ form, texts }: FieldsProps) {
  const isAwake = useIsAwake();
  if (!isAwake) return <TopicLine />;
  if (form.about === undefined) return null;
  return (
    <TopicLine>
      <span>{form.about}</span>
      <Button
        variant="quiet"
        onClick={({ currentTarget }) => {
          // The button disappears, so the focus moves on to the first field.
          currentTarget.closest("[data-island]")?.querySelector("input")?.focus();
          form.clearTopic();
        }}
      >
        {texts.clearTopic}
      </Button>
    </TopicLine>
  );
}

function BusinessTypeField({ form, texts }: FieldsProps) {
  return (
    <LabeledField label={texts.labels.businessType} error={form.errors.businessType?.message} wide>
      {(describedBy) => (
        <Select {...form.register("businessType")} defaultValue="" aria-describedby={describedBy}>
          <option value="" disabled>
            {texts.businessTypePlaceholder}
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

/** Asks for a phone number, if they like; then how they want to be answered, and whether texts are fine. */
function PhoneFields({ form, texts: { labels } }: FieldsProps) {
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

/** Each field is a component, so that react-hook-form knows their order and focuses the first wrong one. */
export function ContactForm({ texts }: ContactFormProps) {
  const form = useContactForm(texts);
  const { sending, outcome, send } = form;
  const { labels } = texts;
  if (outcome === "sent") {
    return <ReceivedPanel words={texts.sent} form={form} againLabel={texts.sent.again} />;
  }
  if (outcome) return <QueuedPanel queued={outcome} form={form} againLabel={texts.sent.again} />;
  return (
    <>
      <AboutTopic form={form} texts={texts} />
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
        <BusinessTypeField form={form} texts={texts} />
        <LongTextField form={form} name="message" label={labels.message} />
        <PhoneFields form={form} texts={texts} />
        <Honeypot />
        <Button type="submit" disabled={sending} data-wide="">
          {sending ? texts.submitting : texts.submit}
        </Button>
      </Form>
    </>
  );
}
