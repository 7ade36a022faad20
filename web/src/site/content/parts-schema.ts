import { z } from "zod";
import { text } from "../../ui/text-schema.ts";

/** In YAML, `yes` and `no` are words, not true and false, so this accepts both. */
export const yesOrNo = z.preprocess(
  (value) => (value === "yes" ? true : value === "no" ? false : value),
  z.boolean("write yes or no"),
);

/** A box in the editor; `isOn` says what it means when the file says nothing, which JSON Schema leaves out here. */
export const checkbox = (title: string, isOn: boolean) =>
  yesOrNo.default(isOn).meta({ title, isOn });

/** The name of a symbol in web/src/ui/icons.svg; the reader checks that it exists. */
export const iconName = z
  .string()
  .regex(/^[a-z][a-z-]*$/, "use the name of a drawing in web/src/ui/icons.svg, such as star")
  .meta({ choices: "icons" });

const howToLink =
  'use a path such as "/contact", an anchor such as "#services", or an https:, mailto: or tel: address';

/** Where a link leads: a path on this site, an anchor, or a full address. */
export const linkTarget = z
  .string()
  .regex(
    /^(\/(?!\/)[a-z0-9/-]*(\?[a-z0-9=&%+-]*)?(#[a-z0-9-]+)?|#[a-z0-9-]+|https:\/\/\S+|mailto:\S+|tel:\+?[0-9-]+)$/i,
    { error: howToLink, abort: true },
  )
  .refine((to) => URL.canParse(to, "https://site.example"), howToLink)
  .meta({ title: "Where the link leads", choices: "links" });

export const link = z.strictObject({ label: text, to: linkTarget });

export const day = z.iso.date("write the day as 2026-11-21");

export const httpsUrl = z.url({
  protocol: /^https$/,
  error: "write a full address that begins with https://",
});

export const nameInAddress = (example: string) =>
  z
    .string()
    .regex(/^[a-z0-9-]+$/, `use small letters, digits and hyphens, such as "${example}"`)
    .meta({ title: "Name in the address" });

/** A link drawn as a button. The first one of a group should be `primary`. */
export const action = z
  .strictObject({
    label: text.meta({ title: "Words on the button" }),
    to: linkTarget,
    style: z.enum(["primary", "secondary", "quiet"]).default("primary").meta({ title: "Look" }),
  })
  .meta({ title: "Button" });

/** A picture from web/content/pictures, with the words for those who cannot see it. */
export const picture = z.strictObject({
  file: z
    .string()
    .regex(
      /^[a-z0-9/-]+\.(svg|webp)$/,
      "name a .webp or .svg file; npm run picture puts a photo in",
    )
    .meta({ choices: "pictures" }),
  alt: z.string().meta({ title: "What the picture shows" }),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});

export const question = z
  .strictObject({
    question: text,
    answer: text,
    /** Appears below the answer, such as the source of what it says about other companies' rules. */
    link: link.optional(),
  })
  .meta({ title: "Question" });

/** The words of a button that hands on an address, and what it says where the device has no sharing of its own. */
export const shareWords = z.strictObject({ label: text, copied: text, failed: text });

export type ShareWords = z.infer<typeof shareWords>;
export type Action = z.infer<typeof action>;
export type Picture = z.infer<typeof picture>;
export type Question = z.infer<typeof question>;
