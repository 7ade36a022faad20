import { createInterface } from "node:readline";
import { PlainFailure } from "./plain-failure.ts";

/** Returns what a person types at the terminal, "" after Ctrl-C or Ctrl-D, or undefined if nobody can answer. */
export async function ask(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  return new Promise((resolve) => {
    const refuse = () => {
      process.stdout.write("\n");
      resolve("");
    };
    terminal.once("close", refuse);
    terminal.question(question, (answer) => {
      resolve(answer.trim());
      terminal.off("close", refuse).close();
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
  if (answer !== undefined) return answer.toLowerCase() === "yes";
  throw new PlainFailure(`${otherwise}: without a terminal to ask, --yes says so.`);
}
