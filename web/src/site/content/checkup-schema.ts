import { z } from "zod";
import { text } from "../../ui/text-schema.ts";
import { link, nameInAddress, shareWords } from "./parts-schema.ts";

const name = nameInAddress("tap-number");

const question = z.strictObject({
  name,
  /** The kinds of business that are asked; without any, all of them. */
  kinds: z.array(name).default([]).meta({ title: "Only for these kinds of business" }),
  question: text,
  fix: text.meta({ title: "What to fix" }),
  why: text.meta({ title: "Why it matters" }),
  how: text.meta({ title: "How to fix it" }),
  read: link.meta({ title: "Where we explain it" }),
  source: link.extend({ to: z.url({ protocol: /^https$/ }) }).meta({ title: "Source" }),
});

const questionsEach = 12;

/** Questions that visitors answer by looking at their own site. The most urgent come first. */
export const checkup = z
  .strictObject({
    open: text.meta({ title: "Words on the button" }),
    intro: text.meta({ title: "How it's done" }),
    kindLabel: text,
    kinds: z.array(z.strictObject({ name, label: text })).min(2),
    answers: z.strictObject({ yes: text, no: text, unsure: text }),
    left: text.includes("{count}", { error: 'must have "{count}" where the number goes' }),
    finish: text,
    result: z.strictObject({
      heading: text,
      more: text.meta({ title: "Above the rest" }),
      nothing: text.meta({ title: "Where there's nothing to fix" }),
      ask: text,
      print: text,
      again: text,
      share: shareWords,
    }),
    questions: z.array(question).min(questionsEach),
  })
  .superRefine(({ kinds, questions }, context) => {
    const kindNames = new Set(kinds.map((kind) => kind.name));
    const names = new Set<string>();
    for (const [index, asked] of questions.entries()) {
      const addIssue = (field: string, message: string) =>
        context.addIssue({ code: "custom", path: ["questions", index, field], message });
      if (names.has(asked.name))
        addIssue("name", `another question is called "${asked.name}", too`);
      names.add(asked.name);
      for (const kind of asked.kinds.filter((kind) => !kindNames.has(kind))) {
        addIssue("kinds", `no kind of business is called "${kind}"`);
      }
    }
    for (const [index, kind] of kinds.entries()) {
      if (kinds.findIndex(({ name }) => name === kind.name) < index) {
        const message = `another kind is called "${kind.name}", too`;
        context.addIssue({ code: "custom", path: ["kinds", index, "name"], message });
      }
      const isAsked = ({ kinds }: CheckupQuestion) =>
        kinds.length === 0 || kinds.includes(kind.name);
      const count = questions.filter(isAsked).length;
      if (count === questionsEach) continue;
      const message = `has ${count} questions. Each kind of business has ${questionsEach}: see "kinds" of the questions`;
      context.addIssue({ code: "custom", path: ["kinds", index], message });
    }
  });

export type CheckupContent = z.infer<typeof checkup>;
export type CheckupQuestion = z.infer<typeof question>;
