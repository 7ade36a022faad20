import { type Problem, problemLines } from "./problem.ts";

/** Problems in the owner's content: each says which file, which field and what is wanted. */
export class ContentProblem extends Error {
  override name = "ContentProblem";
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(problemLines(problems).join("\n"));
    this.problems = problems;
    // The problem is in the content; the lines of code that found it would only bury the message.
    this.stack = `${this.name}: ${this.message}`;
  }
}

/** A value that was read while problems are collected: `get` returns it once there are none. */
export interface Attempt<Value> {
  value: Value | undefined;
  get: () => Value;
}

/** Collects the problems of many files, so that the owner hears about all of them at once. */
export function collectProblems() {
  const problems: Problem[] = [];
  const noted = new Set<ContentProblem>();
  const note = (error: unknown) => {
    if (!(error instanceof ContentProblem)) throw error;
    if (!noted.has(error)) problems.push(...error.problems);
    noted.add(error);
  };
  return {
    problems,
    attempt<Value>(read: () => Value): Attempt<Value> {
      try {
        const value = read();
        return { value, get: () => value };
      } catch (error) {
        note(error);
        const get = () => {
          throw error;
        };
        return { value: undefined, get };
      }
    },
    /** @throws ContentProblem with all of them, if there are any. */
    throwAll() {
      if (problems.length > 0) throw new ContentProblem(problems);
    },
  };
}
