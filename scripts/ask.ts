import { createInterface } from "node:readline";

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
