import { z } from "zod";
import { businessTypes, serviceInterests } from "#contract/contact-message";
import { text } from "./parts-schema.ts";

const toast = z.strictObject({ title: text, text: text.optional() });

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
    }),
    interests: z.record(z.enum(serviceInterests), text),
    businessTypePlaceholder: text,
    submit: text,
    submitting: text,
    sent: z.strictObject({ heading: text, text, again: text }),
    success: toast,
    failure: toast,
    /** `/contact?matter=<name>` opens the form with these words in it. */
    matters: z.record(
      z.string().regex(/^[a-z][a-z0-9-]*$/, "small letters, digits and hyphens"),
      z.strictObject({
        message: text,
        interests: z.array(z.enum(serviceInterests)).default([]),
        businessType: z.enum(businessTypes).optional(),
      }),
    ),
  }),
});

export type Forms = z.infer<typeof forms>;
export type ContactFormTexts = Forms["contact"];
