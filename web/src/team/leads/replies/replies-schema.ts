import { z } from "zod";
import { type ServiceInterest, serviceInterestLabels } from "#contract/contact-message";
import { text } from "../../../ui/text-schema.ts";

/** The fields of its lead that a reply can contain, written as `[name]`. */
const replyFields = ["name", "town", "asked"] as const;

const requestFields = ["name", "link"] as const;

/** Text that has only these fields in square brackets. */
function textWith(fields: readonly string[]) {
  const allowed = fields.map((field) => `[${field}]`).join(", ");
  return text.refine(
    (typed) => [...typed.matchAll(/\[([^\]]*)\]/g)].every(([, name = ""]) => fields.includes(name)),
    { error: `in square brackets, use only ${allowed}: the app fills them in` },
  );
}

const withFields = textWith(replyFields);

/** The schema of web/content/replies.yaml: answers that members send, filled in and opened in their own app. */
export const replies = z.strictObject({
  asked: z
    .strictObject({
      automation: text.meta({ title: serviceInterestLabels.automation }),
      seo: text.meta({ title: serviceInterestLabels.seo }),
      social: text.meta({ title: serviceInterestLabels.social }),
    } satisfies Record<ServiceInterest, unknown>)
    .meta({ title: "What they asked about, in the middle of a sentence" }),
  unknown: z
    .strictObject({ name: text, town: text, asked: text })
    .meta({ title: "When we don't know it" }),
  replies: z
    .array(
      z.strictObject({
        name: text.meta({ title: "Name, as the team sees it" }),
        subject: withFields.meta({ title: "Subject of the email" }),
        text: withFields.meta({ title: "Text" }),
      }),
    )
    .min(1, "write at least one reply"),
  review: z
    .strictObject({
      subject: textWith(["name"]).meta({ title: "Subject of the email" }),
      text: textWith(requestFields)
        .refine((typed) => typed.includes("[link]"), {
          error: "write [link] where the link to the review page goes",
        })
        .meta({ title: "Text" }),
    })
    .meta({ title: "Asking a client for a review" }),
});

export type Replies = z.infer<typeof replies>;
export type Reply = Replies["replies"][number];
