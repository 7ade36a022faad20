import { createInterface } from "node:readline";
import { PlainFailure } from "./plain-failure.ts";

/** Returns what a person types at the terminal, or undefined if nobody can answer. */
export async function ask(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  return new Promise((resolve) => {
    // Ctrl-D means no answer, too.
    terminal.once("close", () => resolve(undefined));
    terminal.question(question, (answer) => {
      resolve(answer.trim());
      terminal.close();
    });
  });
}

/** Returns whether a person answers with yes. @throws PlainFailure that starts with `otherwise` if nobody can answer. */
export async function isAgreed(
  question: string,
  otherwise: string,
  answerTo: typeof ask,
): Promise<boolean> {
  const answer = await answerTo(`${question}? Type yes: `);
  if (answer !== undefined) return answer === "yes";
  throw new PlainFailure(`${otherwise}: without a terminal to ask, --yes says so.`);
}
