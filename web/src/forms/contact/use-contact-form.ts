import { useEffect, useState } from "react";
import * as z from "zod";
import {
  businessTypes,
  type ContactMessage,
  contactMessage,
  contactWays,
  serviceInterests,
} from "#contract/contact-message";
import { callables } from "#contract/endpoints";
import { limits } from "#contract/limits";
import { formDraft } from "../form-draft.ts";
import { contactFormName, topicParameter } from "../form-names.ts";
import type { ContactFormTexts } from "../form-schema.ts";
import { useSubmission } from "../use-submission.ts";
import { type Carried, carriedBy } from "./carried-lines.ts";

/** The form's fields while they are being filled in: any of them may be missing or not valid yet. */
const contactFields = z.object({
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  companyName: z.string().optional(),
  email: z.string().optional(),
  serviceInterests: z.array(z.enum(serviceInterests)).optional().catch(undefined),
  businessType: z.enum(businessTypes).optional().catch(undefined),
  message: z.string().optional(),
  phone: z.string().optional(),
  contactBy: z.enum(contactWays).optional().catch(undefined),
  textsOk: z.boolean().optional().catch(undefined),
} satisfies Record<keyof ContactMessage, z.ZodType>);

type ContactFields = z.infer<typeof contactFields>;

export const contactDraft = formDraft<ContactFields>(contactFormName, contactFields);

const emptyFields: Record<keyof ContactMessage, unknown> & ContactFields = {
  firstName: "",
  lastName: "",
  companyName: "",
  email: "",
  serviceInterests: [],
  businessType: undefined,
  message: "",
  phone: "",
  contactBy: undefined,
  textsOk: false,
};

export function topicInAddress(): string | undefined {
  return new URLSearchParams(location.search).get(topicParameter) ?? undefined;
}

type Topic = ContactFormTexts["topics"][string] & {
  carried?: Carried;
};

function renewLines({ earlier = "", lines }: Carried): void {
  const draft = contactDraft.read();
  const message = earlier && draft?.fields.message?.replace(earlier, () => lines);
  if (draft && message) contactDraft.write({ ...draft, fields: { ...draft.fields, message } });
}

function askedTopic({ topics }: ContactFormTexts): Topic | undefined {
  const name = topicInAddress() ?? "";
  const topic = Object.hasOwn(topics, name) ? topics[name] : undefined;
  const carrying = carriedBy(name);
  if (!topic || !carrying) return topic;
  const carried = carrying.read();
  // A new tab has no lines, and the message would announce them.
  if (!carried) return { ...topic, message: "" };
  renewLines(carried);
  return { ...topic, carried, message: `${topic.message}\n${carried.lines}\n` };
}

export function fieldsOfTopic(topic: Topic | undefined): ContactFields {
  // Without a list, react-hook-form takes the first checkbox for a single one.
  if (!topic) return { serviceInterests: [] };
  const { message, interests, businessType, carried } = topic;
  // A drawing's name may be too short for the form, which would then refuse what the visitor didn't type into it.
  const companyName = contactMessage.shape.companyName.safeParse(carried?.companyName);
  const toTypeOn = message && `${message} `;
  return {
    message: toTypeOn,
    serviceInterests: interests,
    businessType,
    ...(companyName.success && { companyName: companyName.data }),
  };
}

/** Adds what the message is about if the visitor replaced the topic's words with their own. */
export function withTopic(message: string, about: string, topic: Topic): string {
  const carried = topic.carried?.lines;
  const lines = carried ? [about, carried] : [about];
  // A visitor may have changed some of the lines that are in the message already.
  const said = [topic.message, ...(carried?.split("\n") ?? [about])];
  const isSaid = said.some((line) => line.trim() && message.includes(line.trim()));
  if (isSaid) return message;
  const whole = `${lines.join("\n")}\n\n${message}`;
  return whole.length > limits.messageMax ? message : whole;
}

export function useContactForm(texts: ContactFormTexts) {
  const [topic, setTopic] = useState(() =>
    typeof location === "undefined" ? undefined : askedTopic(texts),
  );
  const about = topic && texts.about.replace("{topic}", topic.about);
  const submission = useSubmission({
    name: contactFormName,
    schema: contactMessage,
    draft: contactDraft,
    given: () => fieldsOfTopic(topic),
    empty: emptyFields,
    path: callables.sendContactEmail.path,
    dataOf: (values) =>
      topic && about
        ? { ...values, message: withTopic(values.message, about, topic) }
        : { ...values },
    words: texts,
  });
  // Another message in this tab is about something else.
  useEffect(() => {
    if (submission.outcome) carriedBy(topicInAddress())?.remove();
  }, [submission.outcome]);
  const clearTopic = () => {
    history.replaceState(history.state, "", location.pathname);
    setTopic(undefined);
    submission.takeBackGiven();
  };
  return {
    ...submission,
    about,
    clearTopic,
    startAnew() {
      if (topic) clearTopic();
      submission.startAnew();
    },
  };
}

export type ContactFormState = ReturnType<typeof useContactForm>;
