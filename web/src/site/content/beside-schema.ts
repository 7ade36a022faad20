import { z } from "zod";
import { text } from "../../ui/text-schema.ts";
import { iconName, link, linkTarget, picture } from "./parts-schema.ts";
import { price } from "./price-schema.ts";
import { drawnTrade, sketch } from "./sketch-schema.ts";

const howToWritePoints =
  'write a place as "120,80": how far from the left (0 to 360) and from the top (0 to 300)';
const point = z.string().regex(/^\d{1,3},\d{1,3}$/, howToWritePoints);
const line = z
  .string()
  .regex(
    /^\d{1,3},\d{1,3}( \d{1,3},\d{1,3})+$/,
    'write two places or more, such as "0,60 120,80 360,90"',
  );

/** A town's roads on a sheet of 360 by 300; the template decides how they are drawn (site/openings/street-map.tsx). */
export const streetMap = z.strictObject({
  alt: text.meta({ title: "What the map shows" }),
  roads: z
    .array(
      z.strictObject({
        name: text,
        kind: z.enum(["highway", "road"]).meta({ title: "How wide" }),
        line: line.meta({ title: "Where it runs" }),
        label: point.meta({ title: "Where its name is" }),
        /** In degrees; a highway's name is level, on a sign. */
        turn: z.number().int().min(-90).max(90).default(0).meta({ title: "Name turned by" }),
      }),
    )
    .min(2),
  areas: z
    .array(
      z.strictObject({
        kind: z.enum(["lake", "river", "woods"]),
        line: line.meta({ title: "Its edge" }),
      }),
    )
    .default([]),
  places: z
    .array(
      z.strictObject({
        name: text,
        /** A spot has a dot, and a town's name is large. */
        kind: z.enum(["town", "spot", "area"]),
        at: point,
      }),
    )
    .default([]),
});

/** A phone's screen and what is on it, in words. */
const screen = z.strictObject({
  label: text,
  picture,
  points: z.array(text).min(1),
});

/** What an opening has beside its words in place of a picture: each kind of page has its own. */
export const beside = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("map"), map: streetMap }),
  /** Trades to choose from, with what a site for each one has. */
  z
    .strictObject({
      kind: z.literal("trades"),
      label: text,
      trades: z
        .array(drawnTrade.extend({ points: z.array(text).min(2).max(3) }))
        .min(2)
        .max(6),
      sketch,
    })
    .superRefine(({ trades, sketch: { more } }, context) => {
      const names = [...trades, ...more].map((trade) => trade.name);
      for (const [index, { name }] of more.entries()) {
        if (names.indexOf(name) === trades.length + index) continue;
        const path = ["sketch", "more", index, "name"];
        context.addIssue({ code: "custom", path, message: `"${name}" is a trade already` });
      }
    }),
  /** The figures of tables and plans of prices.yaml, all at once. */
  z.strictObject({
    kind: z.literal("prices"),
    groups: z
      .array(
        z
          .strictObject({
            label: text,
            table: text.optional().meta({ choices: "tables" }),
            plans: text.optional().meta({ choices: "plans" }),
            link,
          })
          .refine(
            ({ table, plans }) => table !== undefined || plans !== undefined,
            "name a table or a group of plans of prices.yaml",
          ),
      )
      .min(1),
  }),
  /** Text messages as a customer gets them. */
  z.strictObject({
    kind: z.literal("thread"),
    label: text,
    messages: z
      .array(z.strictObject({ from: z.enum(["customer", "office"]), time: text.optional(), text }))
      .min(2),
  }),
  z.strictObject({
    kind: z.literal("ticket"),
    label: text,
    title: text,
    price,
    each: text.meta({ title: "Below the price" }),
    lines: z.array(z.strictObject({ label: text, text })).min(1),
    /** Appears across the ticket once there are no more. */
    stamp: text.optional(),
  }),
  z.strictObject({
    kind: z.literal("call"),
    heading: text,
    number: text,
    to: linkTarget,
    lines: z.array(z.strictObject({ icon: iconName, text, to: linkTarget.optional() })),
  }),
  /** A drawn site with numbers on it, and what each numbered part is for, in the same order. */
  z.strictObject({
    kind: z.literal("parts"),
    picture,
    parts: z
      .array(z.strictObject({ title: text, text }))
      .min(2)
      .meta({ title: "By the numbers on the drawing" }),
  }),
  /** A promise on a sheet of paper, signed. */
  z.strictObject({
    kind: z.literal("note"),
    label: text,
    lines: z.array(text).min(1),
    name: text,
    role: text,
  }),
  z.strictObject({ kind: z.literal("compare"), note: text, before: screen, after: screen }),
]);

export type StreetMap = z.infer<typeof streetMap>;
export type Beside = z.infer<typeof beside>;
export type BesideOf<Kind extends Beside["kind"]> = Extract<Beside, { kind: Kind }>;
