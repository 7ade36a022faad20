import type { CheckupContent, CheckupQuestion } from "../content/checkup-schema.ts";

export const answerNames = ["yes", "no", "unsure"] as const;

export type Answer = (typeof answerNames)[number];

/** The answers so far, by the questions' names. */
export type Answers = Readonly<Record<string, Answer>>;

export interface Checked {
  kind: string;
  answers: Answers;
}

export function questionsOf({ questions }: Pick<CheckupContent, "questions">, kind: string) {
  return questions.filter(({ kinds }) => kinds.length === 0 || kinds.includes(kind));
}

/** What to fix: what the visitor answered with no, then what they aren't sure about; the most urgent first. */
export function findingsOf(
  questions: readonly CheckupQuestion[],
  answers: Answers,
): CheckupQuestion[] {
  const answered = (answer: Answer) => questions.filter(({ name }) => answers[name] === answer);
  return [...answered("no"), ...answered("unsure")];
}

const kindParameter = "check";
const separator = ".";

export function checkupQuery(questions: readonly CheckupQuestion[], { kind, answers }: Checked) {
  const query = new URLSearchParams({ [kindParameter]: kind });
  for (const answer of answerNames) {
    const names = questions.filter(({ name }) => answers[name] === answer).map(({ name }) => name);
    if (names.length > 0) query.set(answer, names.join(separator));
  }
  return query.toString();
}

/** What a query opens; undefined where it names no kind of business. Anything it names that isn't asked is left out. */
export function checkedInQuery(
  content: Pick<CheckupContent, "questions" | "kinds">,
  query: URLSearchParams,
): Checked | undefined {
  const kind = content.kinds.find(({ name }) => name === query.get(kindParameter))?.name;
  if (kind === undefined) return undefined;
  const asked = new Set(questionsOf(content, kind).map(({ name }) => name));
  const answers: Record<string, Answer> = {};
  for (const answer of answerNames) {
    const names = query.get(answer)?.split(separator) ?? [];
    for (const name of names.filter((name) => asked.has(name))) answers[name] = answer;
  }
  return { kind, answers };
}

export function checkupText(
  content: Pick<CheckupContent, "questions" | "kinds" | "answers">,
  { kind, answers }: Checked,
  day: string,
): string {
  const questions = questionsOf(content, kind);
  const label = content.kinds.find(({ name }) => name === kind)?.label ?? kind;
  const count = (answer: Answer) =>
    `${questions.filter(({ name }) => answers[name] === answer).length} ${content.answers[answer]}`;
  return [
    `${label}, ${day}: ${answerNames.map(count).join(", ")}`,
    ...findingsOf(questions, answers).map(
      ({ name, question }) => `- ${question} ${content.answers[answers[name] ?? "unsure"]}`,
    ),
  ].join("\n");
}
