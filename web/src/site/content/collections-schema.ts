import { z } from "zod";
import { text } from "../../ui/plain-text.ts";

const id = z.string().regex(/^[a-z][a-z0-9-]*$/, "small letters, digits and hyphens");
const sample = z.boolean().default(false);

/** testimonials.yaml. `sample: true` until a real customer said it and agreed to be quoted. */
export const testimonials = z.array(
  z.strictObject({ id, sample, quote: text, author: text, role: text }),
);

/** portfolio.yaml: the sites shown on Home and Results. Pictures lie in pictures/portfolio/<id>-640.webp and -1280.webp. */
export const portfolio = z.array(
  z.strictObject({
    id,
    sample,
    title: text,
    url: z.url({ protocol: /^https$/, error: "write a full address that begins with https://" }),
    trade: text,
    alt: text,
  }),
);

/** case-studies.yaml */
export const caseStudies = z.array(
  z.strictObject({
    id,
    sample,
    client: text,
    trade: text,
    town: text,
    problem: text,
    work: z.array(text).min(1),
    outcome: text,
  }),
);

/** claims.yaml: every figure that the pages claim, once. `proven` names the evidence. */
export const claims = z.record(
  z.string().regex(/^[a-z][a-z_0-9]*$/, "small letters, digits and _"),
  z.strictObject({
    value: z.union([text, z.number()]),
    where: text,
    proven: text.optional(),
    /** Last day somebody looked whether that still holds; `npm run upkeep` asks a year later. */
    checked: z.iso.date("write the day as 2026-11-21").optional(),
    conflict: text.optional(),
  }),
);

export type Testimonial = z.infer<typeof testimonials>[number];
export type PortfolioItem = z.infer<typeof portfolio>[number];
export type CaseStudy = z.infer<typeof caseStudies>[number];
