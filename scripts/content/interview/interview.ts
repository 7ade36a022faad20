import { createInterface } from "node:readline";
import {
  answerQuestion,
  inventedFields,
  isOpen,
  questionsAbout,
} from "../../../web/editing/begin/answer-question.ts";
import { problemSentences } from "../../../web/editing/begin/problem-sentences.ts";
import type { Question } from "../../../web/editing/begin/question.ts";
import { createContentCheck } from "../../../web/editing/server/content-check.ts";
import { createEditing } from "../../../web/editing/server/editing.ts";
import { createReleases } from "../../../web/editing/server/releases.ts";
import type { Dialog } from "../../admin/setup/ask-settings.ts";

/** The question with its possible answers, and the value that Enter keeps. */
function wordsOf({ asks, answers, now }: Question): string {
  const choice = answers ? ` ${answers.join(" or ")}` : "";
  return `${asks}${choice}${now === undefined ? "" : ` [${now}]`}`;
}

/**
 * Asks for the invented facts in a content folder, and for an owner's first decisions. It saves each answer as the
 * editor does, so that the next run continues where this one stopped.
 * @returns whether all questions were reached.
 */
export async function interview(folder: string, { input, output }: Dialog): Promise<boolean> {
  const check = createContentCheck(folder);
  const editing = createEditing(folder, check, createReleases(folder));
  const reader = createInterface({ input });
  // `question()` would lose the lines of a pipe that come before it is called.
  const lines = reader[Symbol.asyncIterator]();

  /** @returns false if the answers have ended. */
  async function ask(question: Question): Promise<boolean> {
    output.write(`\n${wordsOf(question)}\n  > `);
    const { done, value } = await lines.next();
    if (done) return false;
    const answer = value.trim();
    if (answer === "") return true;
    const wrong = problemSentences(await answerQuestion(editing, folder, { question, answer }));
    for (const text of wrong.length > 0 ? wrong : ["Saved."]) output.write(`  ${text}\n`);
    return wrong.length > 0 || question.repeats ? ask(question) : true;
  }

  try {
    for (const question of questionsAbout(folder)) {
      const isAsked = isOpen(question, inventedFields(folder));
      if (isAsked && !(await ask(question))) return false;
    }
    return true;
  } finally {
    reader.close();
    check.close();
  }
}
