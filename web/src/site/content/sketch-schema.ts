import { z } from "zod";
import { text } from "../../ui/text-schema.ts";

export const drawnTrade = z.strictObject({
  name: text,
  /** The top of the drawn phone, in place of a business's name. */
  title: text,
  headline: text,
  button: text,
  rows: z.array(text).length(3).meta({ title: "Lines on the phone" }),
  hours: text.meta({ title: "Opening hours" }),
});

/** Draws a visitor's own site, with their name and town. */
export const sketch = z.strictObject({
  open: text.meta({ title: "Words on the button" }),
  heading: text,
  nameLabel: text,
  townLabel: text,
  tradeLabel: text,
  /** The line with a map pin; `{town}` stands for the town. */
  area: text.includes("{town}", { error: 'must have "{town}" where the town goes' }),
  anyArea: text.meta({ title: "The line with a map pin, without a town" }),
  turn: text.meta({ title: "Shows the wide screen" }),
  turnBack: text.meta({ title: "Shows the phone" }),
  send: text,
  close: text,
  more: z.array(drawnTrade).default([]).meta({ title: "More trades" }),
});

type SketchWords = Omit<z.infer<typeof sketch>, "more">;
export type DrawnTrade = z.infer<typeof drawnTrade>;

/** What the sketch's script needs: its words, and every trade. */
export type SketchContent = SketchWords & { trades: DrawnTrade[] };
