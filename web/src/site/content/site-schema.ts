import { z } from "zod";
import { text } from "../../ui/text-schema.ts";
import { checkbox, day, httpsUrl, link } from "./parts-schema.ts";

/** Letters on the keys of a phone, as in 1-800-FLOWERS, aren't compared. */
function isSameNumber(display: string, number: string): boolean {
  const digits = display.replaceAll(/\D/g, "");
  return /[a-z]/i.test(display) || number.endsWith(digits.slice(-10).padStart(10, " "));
}

const howToWriteHours =
  "write the hours as Mo-Fr 09:00-17:00: days from Mo to Su, times from 00:00 to 24:00. A second span follows a comma: Mo-Fr 09:00-17:00, Sa 10:00-13:00";
const span =
  /^(Mo|Tu|We|Th|Fr|Sa|Su)(-(Mo|Tu|We|Th|Fr|Sa|Su))? (([01]\d|2[0-3]):[0-5]\d)-(([01]\d|2[0-3]):[0-5]\d|24:00)$/;

function areHours(hours: string): boolean {
  return hours.split(", ").every((days) => {
    const [, , , , opens, , closes] = span.exec(days) ?? [];
    return opens !== undefined && closes !== undefined && opens < closes;
  });
}

/** web/content/site.yaml: the owner's own values, each once. */
export const site = z.strictObject({
  /** Fields that still hold an invented value; `npm run content:check` lists them. */
  placeholders: z.array(text).default([]).meta({ title: "Still invented" }),
  name: text,
  shortName: text.max(12, "write at most 12 characters: a phone shows it under the icon"),
  tagline: text,
  description: text,
  origin: httpsUrl
    .refine((url) => !url.endsWith("/"), "write the address without a slash at its end")
    .meta({ title: "Address of this website" }),
  email: z.email("write an email address"),
  phone: z
    .strictObject({
      display: text.meta({ title: "Phone as people read it" }),
      number: z
        .string()
        .regex(/^\+1\d{10}$/, "write it as +18565550142")
        .meta({ title: "Phone as it is dialed" }),
    })
    .refine(({ display, number }) => isSameNumber(display, number), {
      path: ["display"],
      error:
        "display and number are two different phone numbers. Change the one that is out of date",
    }),
  address: z.strictObject({
    street: text,
    locality: text,
    region: z.string().length(2, "write two letters, such as NJ"),
    postalCode: z
      .string()
      .regex(/^\d{5}$/, 'write five digits in quotation marks, such as "08009"'),
    country: z.literal("US"),
  }),
  geo: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  /** The hours as search engines read them. Pages show them in words: {{site.hoursText}}. */
  hours: z.string().refine(areHours, howToWriteHours).meta({ title: "Opening hours" }),
  /** Days on which nobody answers although the hours say otherwise, such as holidays. */
  closedOn: z
    .array(z.iso.date("write the day as 2026-12-25"))
    .default([])
    .meta({ title: "Days you're closed" }),
  serviceRadiusMiles: z.number().positive(),
  schedulingUrl: httpsUrl.meta({ title: "Address of your calendar" }),
  schedulingMinutes: z.number().int().positive().meta({ title: "Minutes of the call" }),
  /** Hides what speaks of customers until there are some (web/publish/content/start-without-customers.ts). */
  startWithoutCustomers: checkbox("Start without customers", false),
  /** How far browsers insist on https (web/publish/hosting/fitted-header.ts). */
  https: z
    .enum(["day", "year", "subdomains", "preload"])
    .default("day")
    .meta({ title: "Insist on https for" }),
  /** App Check for the forms (docs/operations/app-check.md); it is off if the key is left out. */
  appCheckSiteKey: z
    .string()
    .regex(/^[\w-]{20,100}$/, "copy the site key as reCAPTCHA Enterprise shows it")
    .optional(),
  /** The footer shows the accounts that exist. */
  social: z.strictObject({ facebook: httpsUrl.optional(), instagram: httpsUrl.optional() }),
  /** A public place for reviews, such as the Google profile. The page for reviews links there. */
  reviewPlace: httpsUrl.optional().meta({ title: "Where people review you in public" }),
  /** The reviews that `npm run reviews` has drafted, so that a deleted one doesn't come back. */
  reviewsTaken: z.array(text).default([]).meta({ readOnly: true }),
  /** The band's name as it is used inside a sentence, and the day on which its raffle ends. */
  fundraiser: z.strictObject({
    band: text,
    prizesAnnounced: day,
  }),
  /** The words on every button that leads there: web/publish/checks/label-problems.ts. */
  labels: z
    .strictObject({ calendar: text, bookingService: text, message: text, quote: text, audit: text })
    .meta({ title: "Words on buttons that lead to you" }),
  copyrightFrom: z.number().int().meta({ title: "First year of the copyright" }),
  navigation: z.strictObject({
    top: z.array(link).min(1),
    call: link,
    footer: z.array(
      z.strictObject({
        heading: text,
        links: z.array(link).default([]),
        /** A link to each town's page is added automatically. */
        towns: z.boolean().optional(),
      }),
    ),
    legal: text,
    policies: z.array(link),
  }),
  banner: z.strictObject({ text, action: link, dismiss: text }),
});

export type Site = z.infer<typeof site>;
