import { runStack } from "./run-stack.ts";

/** `npm run dev`: the site from Vite's dev server with hot reload. */
export function main(args: string[]): Promise<number> {
  return runStack("dev", args);
}
