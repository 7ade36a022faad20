/** What is wrong with a file as a whole, as a sentence for the person who chose it. */
export class FileProblem extends Error {
  override name = "FileProblem";
}

/** Everything that is wrong with a row, as sentences. */
export class RowProblem extends Error {
  constructor(readonly problems: string[]) {
    super(problems.join("; "));
  }
}
