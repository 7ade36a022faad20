import { z } from "zod";
import { text } from "../../ui/text-schema.ts";
import { checkbox, day, httpsUrl, picture } from "./parts-schema.ts";

const id = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, "use small letters, digits and hyphens, such as cedar-creek");
const sample = checkbox("Invented", false);
const publish = checkbox("On the site", true);

/** testimonials.yaml. `sample: true` stays until a real customer has said it and agreed to be quoted. */
export const testimonials = z.array(
  z
    .strictObject({
      id,
      sample,
      publish,
      quote: text.meta({ title: "The customer's words" }),
      author: text.meta({ title: "Name" }),
      role: text.meta({ title: "What the customer does" }),
      town: text.optional(),
      date: day.optional().meta({ title: "Day of the review" }),
      link: httpsUrl.optional().meta({ title: "Where the review can be read" }),
      /** What the customer agreed to, and when. It isn't on the site. */
      permission: text.optional().meta({ title: "Permission" }),
    })
    .meta({ title: "Testimonial" }),
);

/** portfolio.yaml: the sites on Home and Results. Pictures are in pictures/portfolio/<id>-640.webp and -1280.webp. */
export const portfolio = z.array(
  z
    .strictObject({
      id,
      sample,
      publish,
      title: text,
      url: httpsUrl.meta({ title: "Address of the site" }),
      trade: text,
      alt: text.meta({ title: "What the picture shows" }),
      /** Appears in a phone's frame beside the other picture. */
      phone: picture.optional().meta({ title: "The same site on a phone" }),
    })
    .meta({ title: "Site" }),
);

export const caseStudies = z.array(
  z
    .strictObject({
      id,
      sample,
      publish,
      client: text,
      trade: text,
      town: text,
      problem: text,
      work: z.array(text).min(1).meta({ title: "What was done" }),
      outcome: text,
      /** One outcome that was counted, such as 38 and "calls in the first month". */
      counted: z
        .strictObject({
          figure: text,
          what: text.meta({ title: "What was counted" }),
        })
        .optional()
        .meta({ title: "Outcome that was counted" }),
      url: httpsUrl.optional().meta({ title: "Address of the site" }),
    })
    .meta({ title: "Case study" }),
);

export const claimValue = z.union([text, z.number()], "write a text or a number, such as 300+");

/**
 * claims.yaml: every figure that the pages claim, once. `proven` names the evidence; `publish: no` takes the figure off
 * the site.
 */
export const claims = z.record(
  z.string().regex(/^[a-z][a-z_0-9]*$/, "use small letters, digits and _, such as reply_time"),
  z.strictObject({
    value: claimValue,
    where: text.meta({ title: "Where the site says it" }),
    publish,
    /** A business without customers can't say it: see `startWithoutCustomers` in site.yaml. */
    customers: checkbox("Rests on customers", false),
    proven: text.optional().meta({ title: "Evidence" }),
    /** The address where visitors can check it: the figure opens it. */
    source: httpsUrl.optional().meta({ title: "Where visitors can check it" }),
    /** The last day somebody checked whether that still holds; `npm run upkeep` asks a year later. */
    checked: day.optional().meta({ title: "Last looked at" }),
    conflict: text.optional().meta({ title: "What another page says" }),
  }),
);

export type Claims = z.infer<typeof claims>;
export type Testimonial = z.infer<typeof testimonials>[number];
export type PortfolioItem = z.infer<typeof portfolio>[number];
export type CaseStudy = z.infer<typeof caseStudies>[number];
