import type { z } from "zod";

/** A problem in the owner's content: says which file, which field and what is wanted. */
export class ContentProblem extends Error {
  override name = "ContentProblem";

  constructor(file: string, lines: string[]) {
    super(lines.map((line) => `${file}: ${line}`).join("\n"));
    // The problem is in that file; the lines of code that found it would only bury the message.
    this.stack = `${this.name}: ${this.message}`;
  }

  /** One line per problem that zod found, the field written as `sections.3.heading`. */
  static fromZod(file: string, error: z.ZodError): ContentProblem {
    return new ContentProblem(
      file,
      error.issues.map((issue) => `${issue.path.join(".") || "(whole file)"}: ${issue.message}`),
    );
  }
}
