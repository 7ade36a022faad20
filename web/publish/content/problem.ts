/** Something in the content that has to be put right before the site can be built. */
export interface Problem {
  /** The path from the root of the repository. */
  file: string;
  /** The path to the field, such as `sections.3.actions.0.to`; empty for the whole file. */
  field: string;
  /** What is wrong and what to do. */
  message: string;
  /** The line in the file, from 1. */
  line?: number | undefined;
  /** The field as the owner sees it: `Home, section “Questions”, 5th question, answer`. */
  location?: string | undefined;
  /** Marks words that could be better: they are reported, but never block a save or a release. */
  advice?: true;
}

/** Where a problem is: file, line and field. */
export function problemLocation({ file, line, location, field }: Problem): string {
  const where = line === undefined ? file : `${file}, line ${line}`;
  const what = location ?? field;
  return what ? `${where}: ${what}` : where;
}

export function problemLine(problem: Problem): string {
  return `${problemLocation(problem)}: ${problem.message}`;
}

/** From this many places on, a problem that they share is reported once. */
const many = 3;

/** All problems as lines. Those with the same message are grouped below it. */
export function problemLines(problems: Problem[]): string[] {
  const byMessage = new Map<string, Problem[]>();
  for (const problem of problems) {
    byMessage.set(problem.message, [...(byMessage.get(problem.message) ?? []), problem]);
  }
  return [...byMessage].flatMap(([message, same]) =>
    same.length < many
      ? same.map(problemLine)
      : [`${message} (${same.length} places)`, ...same.map((one) => `  ${problemLocation(one)}`)],
  );
}
