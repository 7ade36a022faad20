import { z } from "zod";
import { text } from "../../ui/text-schema.ts";
import { nameInAddress, shareWords } from "./parts-schema.ts";
import { price } from "./price-schema.ts";

const name = nameInAddress("two-services");

/** A price without `per` is paid once; any other counts in every year. */
const cost = price.extend({
  per: z.enum(["/month", "a year"]).optional().meta({ title: "For how long" }),
  times: z.int().min(2).optional().meta({ title: "How many of them" }),
});

const option = z.strictObject({
  name,
  label: text,
  line: text.optional().meta({ title: "Its words in the sum" }),
  /** What the price depends on. It stands behind the price, in the sum and in the message. */
  condition: text.optional().meta({ title: "Its condition, behind the price" }),
  costs: z.array(cost).default([]),
  /** The option is offered only if these options of other questions are chosen, by the names of both. */
  onlyWith: z.record(z.string(), z.string()).default({}),
});

/** The visitor chooses one of its options; at first it is the first one. */
const question = z.strictObject({
  name,
  label: text,
  options: z.array(option).min(2),
});

const preset = z.strictObject({
  label: text,
  /** The title of the card on the same page with the same price. The check compares both. */
  card: text.optional().meta({ title: "Title of the card that it adds up" }),
  /** The names of the options that differ from the first ones, by their questions. */
  choices: z.record(z.string(), z.string()),
});

export const estimator = z
  .strictObject({
    open: text,
    presetsLabel: text,
    presets: z.array(preset).min(1),
    questions: z.array(question).min(1),
    together: text,
    ask: text,
    print: text,
    share: shareWords,
    /** Appears for a link from before a price changed; `{lines}` are the changed lines. */
    changed: text.includes("{lines}", { error: 'must have "{lines}" where they go' }),
  })
  .superRefine(({ presets, questions }, context) => {
    const addIssue = (path: (string | number)[], message: string) =>
      context.addIssue({ code: "custom", path, message });
    const checkChoices = (choices: Record<string, string>, path: (string | number)[]) => {
      for (const [name, chosen] of Object.entries(choices)) {
        const options = questions.find((item) => item.name === name)?.options ?? [];
        if (options.some((item) => item.name === chosen)) continue;
        addIssue([...path, name], `nothing is called "${chosen}" there`);
      }
    };
    const checkNames = (named: { name: string }[], path: (string | number)[]) => {
      for (const [index, { name }] of named.entries()) {
        if (named.findIndex((item) => item.name === name) === index) continue;
        addIssue([...path, index, "name"], `another one is called "${name}", too`);
      }
    };
    checkNames(questions, ["questions"]);
    for (const [index, { name, options }] of questions.entries()) {
      const path = ["questions", index];
      // The address keeps the amounts under that name.
      if (name === "at") addIssue([...path, "name"], 'a question can\'t be called "at"');
      checkNames(options, [...path, "options"]);
      for (const [position, { onlyWith }] of options.entries()) {
        checkChoices(onlyWith, [...path, "options", position, "onlyWith"]);
      }
    }
    for (const [index, { choices }] of presets.entries()) {
      checkChoices(choices, ["presets", index, "choices"]);
    }
  });

export type EstimatorContent = z.infer<typeof estimator>;
export type EstimatorQuestion = z.infer<typeof question>;
export type EstimatorOption = z.infer<typeof option>;
