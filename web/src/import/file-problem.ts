/** What is wrong with a file as a whole, in a sentence for the person who chose it. */
export class FileProblem extends Error {
  override name = "FileProblem";
}

export class RowProblem extends Error {
  constructor(readonly problems: string[]) {
    super(problems.join("; "));
  }
}
