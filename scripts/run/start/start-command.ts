import { runStack } from "./run-stack.ts";

/** `npm start`: the built site on the Hosting emulator, as a visitor gets it. */
export function main(args: string[]): Promise<number> {
  return runStack("start", args);
}
