import type { ContentProblem } from "../content-problem.ts";

/** Something in the content that has to be put right before the site can be built. */
export interface Problem {
  /** From the root of the repository. */
  file: string;
  /** Such as `sections.3.actions.0.to` or `line 12`. */
  field: string;
  /** What is wrong and what to do, as a sentence. */
  message: string;
}

/** The same shape as the lines of a ContentProblem. */
export function problemLine({ file, field, message }: Problem): string {
  return `${file}: ${field}: ${message}`;
}

/** The lines of a problem that the reader threw. */
export function errorLines({ message }: ContentProblem): string[] {
  return message.split("\n");
}
