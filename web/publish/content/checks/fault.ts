import type { ContentProblem } from "../content-problem.ts";

/** Something in the content that has to be put right before the site can be built. */
export interface Fault {
  /** From the root of the repository. */
  file: string;
  /** Such as `sections.3.actions.0.to` or `line 12`. */
  field: string;
  /** What is wrong and what is wanted, as a sentence. */
  wanted: string;
}

/** The same shape as the lines of a ContentProblem. */
export function faultLine({ file, field, wanted }: Fault): string {
  return `${file}: ${field}: ${wanted}`;
}

/** The lines of a fault that the reader threw. */
export function problemLines({ message }: ContentProblem): string[] {
  return message.split("\n");
}
