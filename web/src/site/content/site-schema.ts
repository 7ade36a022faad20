import { z } from "zod";
import { text } from "../../ui/plain-text.ts";

const link = z.strictObject({ label: text, to: text });
const httpsUrl = z.url({
  protocol: /^https$/,
  error: "write a full address that begins with https://",
});

/** web/content/site.yaml: the owner's own values, each once. */
export const site = z.strictObject({
  /** Fields that still hold an invented value; `npm run content:check` lists them. */
  placeholders: z.array(text).default([]),
  name: text,
  shortName: text.max(12, "at most 12 characters: it stands under the icon on a phone"),
  tagline: text,
  description: text,
  origin: httpsUrl.refine((url) => !url.endsWith("/"), "no slash at the end"),
  email: z.email("write an email address"),
  phone: z.strictObject({
    display: text,
    number: z.string().regex(/^\+1\d{10}$/, "write it as +18565550142"),
  }),
  address: z.strictObject({
    street: text,
    locality: text,
    region: z.string().length(2, "two letters, such as NJ"),
    postalCode: z.string().regex(/^\d{5}$/, "five digits"),
    country: z.literal("US"),
  }),
  geo: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  /** As structured data writes them: Mo-Fr 09:00-17:00. */
  hours: text,
  serviceRadiusMiles: z.number().positive(),
  schedulingUrl: httpsUrl,
  schedulingMinutes: z.number().int().positive(),
  /** App Check for the forms (docs/operations.md); off where it is left out. */
  appCheckSiteKey: z
    .string()
    .regex(/^[\w-]{20,100}$/, "copy the site key as reCAPTCHA Enterprise shows it")
    .optional(),
  social: z.strictObject({ facebook: httpsUrl, instagram: httpsUrl }),
  /** The band's name as it stands inside a sentence, and the day on which its raffle ends. */
  fundraiser: z.strictObject({
    band: text,
    prizesAnnounced: z.iso.date("write the day as 2026-11-21"),
  }),
  copyrightFrom: z.number().int(),
  navigation: z.strictObject({
    top: z.array(link).min(1),
    call: link,
    footer: z.array(
      z.strictObject({
        heading: text,
        links: z.array(link).default([]),
        /** A link to each town's page follows by itself. */
        towns: z.boolean().optional(),
      }),
    ),
    legal: text,
  }),
  banner: z.strictObject({ text, action: link, dismiss: text }),
});

export type Site = z.infer<typeof site>;
