import { z } from "zod";
import { formName, reviewConsent } from "../../forms/form-schema.ts";
import { text } from "../../ui/text-schema.ts";
import { beside, streetMap } from "./beside-schema.ts";
import { checkup } from "./checkup-schema.ts";
import { townList } from "./city-schema.ts";
import { estimator } from "./estimator-schema.ts";
import { action, iconName, link, picture, question } from "./parts-schema.ts";
import { priceOrWords } from "./price-schema.ts";

const tone = z.enum(["plain", "tinted", "deep"]);

/** What every section may have: an anchor, a small line above the heading, a heading, an intro. */
const framed = {
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'use small letters and hyphens, such as "our-work"')
    .optional()
    .meta({ title: "Anchor for links" }),
  eyebrow: text.optional().meta({ title: "Small line above the heading" }),
  heading: text,
  intro: text.optional(),
  tone: tone.default("plain").meta({ title: "Background" }),
  actions: z.array(action).default([]).meta({ title: "Buttons" }),
};

const card = z.strictObject({
  icon: iconName.optional(),
  picture: picture.optional(),
  badge: text.optional(),
  title: text,
  text: text.optional(),
  price: priceOrWords.optional(),
  points: z.array(text).default([]),
  link: link.optional(),
  highlight: z.boolean().default(false),
});

export const section = z.discriminatedUnion("kind", [
  /** Opens a page, and has its only h1. With `form`, a card with that form is beside it. */
  z
    .strictObject({
      kind: z.literal("hero"),
      ...framed,
      tone: tone.default("deep").meta({ title: "Background" }),
      badges: z.array(z.strictObject({ icon: iconName, text })).default([]),
      picture: picture.optional(),
      beside: beside.optional().meta({ title: "Beside the words" }),
      form: z.strictObject({ name: formName, heading: text, text: text.optional() }).optional(),
    })
    .refine(({ picture, beside }) => !picture || !beside, {
      path: ["picture"],
      error: "an opening shows a picture or what is under beside. Delete one of them",
    }),
  z.strictObject({
    kind: z.literal("cards"),
    ...framed,
    picture: picture.optional().meta({ title: "Picture below the heading, on wide screens only" }),
    cards: z.array(card).min(2),
  }),
  /** Cards of the towns that have their own page. The words of a card are on that page, under `city`. */
  z.strictObject({
    kind: z.literal("towns"),
    ...framed,
    list: townList,
    link: text.includes("{town}", { error: 'must have "{town}" where the town goes' }),
    order: z.enum(["name", "rank"]).default("name"),
  }),
  z.strictObject({ kind: z.literal("map"), ...framed, map: streetMap }),
  z.strictObject({
    kind: z.literal("figures"),
    ...framed,
    figures: z.array(z.strictObject({ value: text, label: text, text: text.optional() })).min(2),
  }),
  z.strictObject({
    kind: z.literal("testimonials"),
    ...framed,
    ids: z
      .array(text.meta({ choices: "testimonials", title: "Testimonial" }))
      .min(1)
      .meta({ title: "Testimonials" }),
  }),
  /** All sites of portfolio.yaml, as a looping carousel or as a grid. */
  z.strictObject({ kind: z.literal("portfolio"), ...framed, layout: z.enum(["carousel", "grid"]) }),
  z.strictObject({
    kind: z.literal("case-studies"),
    ...framed,
    ids: z
      .array(text.meta({ choices: "case-studies", title: "Story" }))
      .min(1)
      .meta({ title: "Stories" }),
  }),
  /** Named lists side by side: counties and their towns, industries and their trades. */
  z.strictObject({
    kind: z.literal("lists"),
    ...framed,
    lists: z
      .array(
        z.strictObject({ icon: iconName.optional(), title: text, items: z.array(text).min(1) }),
      )
      .min(1),
  }),
  z.strictObject({
    kind: z.literal("story"),
    ...framed,
    paragraphs: z.array(text).default([]),
    points: z.array(text).default([]),
    picture: picture.optional(),
    pictureSide: z.enum(["left", "right"]).default("right"),
    quote: text.optional(),
    /** The person who tells it, with a photo once there is one. */
    person: z
      .strictObject({ name: text, role: text, picture: picture.optional() })
      .optional()
      .meta({ title: "Who tells it" }),
  }),
  /** Plain words under small headings: a notice, terms. */
  z.strictObject({
    kind: z.literal("prose"),
    ...framed,
    parts: z
      .array(
        z.strictObject({
          title: text,
          paragraphs: z.array(text).min(1),
          link: link.optional(),
          /** On the privacy page, this is what the part covers, by the names that the programs use. */
          names: z.array(text).default([]).meta({ title: "What this covers" }),
        }),
      )
      .min(1),
  }),
  z.strictObject({
    kind: z.literal("steps"),
    ...framed,
    steps: z.array(z.strictObject({ title: text, text })).min(2),
  }),
  z.strictObject({
    kind: z.literal("price-table"),
    ...framed,
    table: text.meta({ choices: "tables" }),
    note: text.optional(),
  }),
  z.strictObject({
    kind: z.literal("plans"),
    ...framed,
    plans: text.meta({ choices: "plans" }),
    note: text.optional(),
  }),
  /** Adds up the visitor's own price. Without its script, the tables above it say everything. */
  z.strictObject({ kind: z.literal("estimator"), ...framed, estimator }),
  /** Questions about the visitor's own site. Without its script, the articles and the audit say it. */
  z.strictObject({ kind: z.literal("checkup"), ...framed, checkup }),
  /** Questions with answers; the page also emits them as FAQ structured data. */
  z.strictObject({ kind: z.literal("faq"), ...framed, questions: z.array(question).min(2) }),
  /** A closing band with actions and, if it is asked for, a short form. */
  z.strictObject({ kind: z.literal("band"), ...framed, form: formName.optional() }),
  z.strictObject({
    kind: z.literal("form"),
    ...framed,
    form: formName,
    points: z.array(text).default([]),
  }),
  /** The external 30-minute calendar: loaded on click, with a plain link beside it. */
  z.strictObject({ kind: z.literal("scheduler"), ...framed, points: z.array(text).default([]) }),
  /** Links in the newsletter's emails lead here: to confirm, to leave, and to see or delete what is kept. */
  z.strictObject({ kind: z.literal("newsletter"), ...framed }),
  /** Links in requests for a review lead here. */
  z.strictObject({ kind: z.literal("review"), ...framed, consent: reviewConsent }),
]);

export type Section = z.infer<typeof section>;
export type SectionOf<Kind extends Section["kind"]> = Extract<Section, { kind: Kind }>;
