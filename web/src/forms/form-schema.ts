import { z } from "zod";
import { businessTypes, type ContactMessage, serviceInterests } from "#contract/contact-message";
import { type NewsletterSource, newsletterPages } from "#contract/form-source";
import { text } from "../ui/text-schema.ts";
import { carryingTopics } from "./form-names.ts";

const toast = z.strictObject({ title: text, text: text.optional() });

const shortFormWords = {
  submit: text.meta({ title: "Words on the button" }),
  submitting: text.meta({ title: "Words on the button while it sends" }),
  /** Appears for an empty field, in addition to the words next to it. */
  missing: toast.optional().meta({ title: "When a field is empty" }),
  invalidEmail: toast.optional().meta({ title: "When the email address is wrong" }),
  success: toast.meta({ title: "When it worked" }),
  /** Without it, a known address is welcomed like a new one. */
  duplicate: toast.optional().meta({ title: "When the address is on the list already" }),
  /** Appears under the button in that case: a visitor who asks for a quote gets one, on the list or not. */
  arrived: text.optional().meta({ title: "Under the button then" }),
  failure: toast.meta({ title: "When it failed" }),
  note: text.optional(),
};

const emailOnly = z.strictObject({ labels: z.strictObject({ email: text }), ...shortFormWords });
const withName = emailOnly.extend({ labels: z.strictObject({ name: text, email: text }) });
/** A form with a name field also has a checkbox (`asksNewsletter` of the contract). */
const withBox = withName.extend({
  labels: z.strictObject({
    name: text,
    email: text,
    newsletter: text.meta({ title: "Words at the box for the newsletter" }),
  }),
  successWithoutNewsletter: toast.meta({ title: "When it worked, with the box left empty" }),
});
const newsletter = withName.extend({ source: z.enum(newsletterPages) });

/**
 * Newsletter and quote forms. A quote form belongs to a town: its source follows from its page, and that page's town
 * replaces `{town}` in its words.
 */
const shortForms = z.strictObject({
  "newsletter-web-design": newsletter,
  "newsletter-web-design-pricing": newsletter,
  "newsletter-ai-automation-pricing": newsletter,
  quote: emailOnly,
  "quote-or-call": emailOnly,
  "quote-with-name": withBox,
});

const shortFormName = shortForms.keyof();

/** Every form, by the name that the pages in web/content use. */
export const formName = z.enum(["contact", ...shortFormName.options]);

const privacyNote = z.strictObject({
  text: text.includes("{link}", { error: 'must have "{link}" where the link goes' }),
  link: z.strictObject({ label: text, to: text }),
});

const missingField = z.strictObject({ name: text, email: text });

const receivedWords = z.strictObject({
  heading: text,
  text: text.includes("{email}", { error: 'must have "{email}" where the address goes' }),
  hurry: text.meta({ title: "Above the button that calls you" }),
});
export type ReceivedWords = z.infer<typeof receivedWords>;

const received = z.strictObject({
  quote: receivedWords.extend({
    confirm: text.meta({ title: "For who checked the box for the newsletter" }),
  }),
  newsletter: receivedWords,
});

const counted = text.includes("{count}", { error: 'must have "{count}" where the number goes' });
const timed = text.includes("{time}", { error: 'must have "{time}" where the time goes' });

const unsent = z.strictObject({
  /** Replaces the form. */
  kept: z.strictObject({
    offline: z.strictObject({ heading: text, text }),
    unanswered: z.strictObject({ heading: text, text }),
    again: text,
    sendNow: text,
    sending: text,
  }),
  /** The server has taken as many forms as it may, and has said when it takes more. */
  crowded: z.strictObject({
    heading: timed,
    text,
    one: timed,
    many: counted.includes("{time}"),
  }),
  /** Appears after another attempt that reached nobody. */
  stillOffline: text,
  stillUnanswered: text,
  /** The notice on other pages and later visits. */
  waiting: z.strictObject({ one: text, many: counted, sendNow: text }),
  refused: z.strictObject({ one: text, many: counted, open: text, typed: text }),
  /** These forms aren't sent without asking: they have waited for more than a month. */
  old: z.strictObject({ one: text, many: counted, send: text }),
  /** These forms were deleted after two months. */
  expired: z.strictObject({ one: text, many: counted, text }),
  later: text,
  remove: text,
  confirmRemove: text,
});

/** What the writer of a review agrees to. */
export const reviewConsent = z
  .strictObject({
    mayQuote: text.meta({ title: "Words at the box for quoting" }),
    mayName: text.meta({ title: "Words at the box for the name" }),
    note: text.meta({ title: "What the boxes mean" }),
    elsewhere: text.meta({ title: "Link to your public place for reviews" }),
  })
  .meta({ title: "What they agree to" });

/** web/content/forms.yaml: the words in and around the forms. Rules and messages of fields are the contract's. */
export const forms = z.strictObject({
  contact: z.strictObject({
    labels: z.strictObject({
      firstName: text,
      lastName: text,
      companyName: text,
      email: text,
      serviceInterests: text,
      businessType: text,
      message: text,
      phone: text,
      contactBy: text,
      textsOk: text,
    } satisfies Record<keyof ContactMessage, typeof text>),
    businessTypePlaceholder: text,
    submit: text,
    submitting: text,
    sent: receivedWords.extend({ again: text }),
    success: toast,
    failure: toast,
    /** Appears above the fields if the visitor came with a topic. */
    about: text.includes("{topic}", { error: 'must have "{topic}" where the topic goes' }),
    clearTopic: text,
    /** `/contact?topic=<name>` opens the form with these words in it. */
    topics: z
      .record(
        z.string().regex(/^[a-z][a-z0-9-]*$/, "small letters, digits and hyphens"),
        z.strictObject({
          about: text.meta({ title: "What it is about, in a few words" }),
          message: text.meta({ title: "Words in the message" }),
          interests: z.array(z.enum(serviceInterests)).default([]),
          businessType: z.enum(businessTypes).optional(),
        }),
      )
      .refine((topics) => carryingTopics.every((name) => topics[name]), {
        error: `must have the topics ${carryingTopics.join(", ")}: buttons of the site lead to them`,
      }),
  }),
  missingField,
  received,
  privacyNote,
  short: shortForms,
  unsent,
});

export type FormName = z.infer<typeof formName>;
export type Forms = z.infer<typeof forms>;
export type ShortFormName = z.infer<typeof shortFormName>;
export type ShortFormTexts = Omit<z.infer<typeof emailOnly>, "labels"> & {
  source: NewsletterSource;
  labels: { name?: string; email: string; newsletter?: string };
  successWithoutNewsletter?: z.infer<typeof toast>;
  missingField: z.infer<typeof missingField>;
  received: ReceivedWords & { confirm?: string };
};
export type ReviewConsent = z.infer<typeof reviewConsent>;
export type ContactFormTexts = Forms["contact"];
export type PrivacyNote = z.infer<typeof privacyNote>;
export type UnsentWords = z.infer<typeof unsent>;
