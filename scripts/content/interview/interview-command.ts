import { contentLeftToDo } from "../../../web/editing/begin/what-is-left.ts";
import { contentFolder } from "../../../web/publish/content-folder.ts";
import { readCommandLine } from "../../command-line.ts";
import { interview } from "./interview.ts";

const help = `npm run setup -- --content

Asks about your business: name, number, hours, towns, what you have to show. Each answer is checked and written into
web/content at once, as the editor writes it. Enter leaves a question for later, or takes what is in brackets; Ctrl-D
stops. Run it again to continue: invented values are asked for until you answer, and what is in brackets each time.`;

/** `npm run setup -- --content` writes into the content on this machine, and publishes nothing. */
export async function main(args: string[]): Promise<number> {
  const read = readCommandLine(args, help, {});
  if (!read) return 0;
  const { stdin: input, stdout: output } = process;
  console.log("Enter leaves a question for later, or takes what is in brackets.");
  const isDone = await interview(contentFolder, { input, output });
  const left = contentLeftToDo();
  console.log(isDone ? "\n" : "\n\nStopped here. Run it again to continue.\n");
  console.log(left.length === 0 ? "Nothing is left to do." : ["Left to do:", ...left].join("\n  "));
  console.log("\nnpm run content:check says more about each of them.");
  return 0;
}
