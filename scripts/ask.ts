import { createInterface } from "node:readline";

/** What a person types at the terminal, or undefined where nobody can answer. */
export async function ask(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  return new Promise((resolve) => {
    // Ctrl-D is no answer, too.
    terminal.once("close", () => resolve(undefined));
    terminal.question(question, (answer) => {
      resolve(answer.trim());
      terminal.close();
    });
  });
}
