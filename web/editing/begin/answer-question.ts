import { ContentProblem } from "../../publish/content/content-problem.ts";
import type { Json, WriteOutcome } from "../editing-api.ts";
import { pageNames } from "../server/content-files.ts";
import type { Editing } from "../server/editing.ts";
import { readContentFile } from "../server/read-content-file.ts";
import { valueAt, withValueAt } from "../values.ts";
import type { Change, Question } from "./question.ts";
import { interviewQuestions } from "./questions.ts";

/** @throws ContentProblem where the file can't be read as fields. */
function contentFile(folder: string, name: string) {
  const file = readContentFile(folder, name);
  if (file && !file.unreadable) return file;
  const message = "This can't be read: run `npm run content:check` first.";
  throw new ContentProblem([{ file: `web/content/${name}`, field: "", message }]);
}

/** The fields of site.yaml that hold an invented value. */
export function inventedFields(folder: string): string[] {
  const names = valueAt(contentFile(folder, "site.yaml").value, ["placeholders"]);
  return Array.isArray(names) ? names.map(String) : [];
}

/** All the interview's questions about a content folder as it is now. */
export function questionsAbout(folder: string): Question[] {
  const read = (file: string) => contentFile(folder, file).value;
  const pages = pageNames(folder).map((file) => ({ file, value: read(file) }));
  return interviewQuestions(read, pages);
}

/** Whether the interview still has to ask a question. */
export function isOpen({ settles, isLeftOut }: Question, invented: string[]): boolean {
  return !isLeftOut?.() && (settles?.some((field) => invented.includes(field)) ?? true);
}

/** The answer's changes, along with the fields that are still invented. */
function withSettled(changes: Change[], { settles = [] }: Question, folder: string): Change[] {
  if (settles.length === 0) return changes;
  const left = inventedFields(folder).filter((field) => !settles.includes(field));
  return [...changes, { file: "site.yaml", path: ["placeholders"], value: left }];
}

/** Checks an answer and saves what it changes as the editor does. */
export async function answerQuestion(
  editing: Editing,
  folder: string,
  { question, answer }: { question: Question; answer: string },
): Promise<WriteOutcome> {
  const read = question.read(answer);
  if (typeof read === "string") return { outcome: "impossible", message: read };
  const changes = withSettled(read, question, folder);
  const names = [...new Set(changes.map(({ file }) => file))];
  const files = names.map((name) => {
    const { hash, value } = contentFile(folder, name);
    const changed = changes
      .filter(({ file }) => file === name)
      .reduce<Json>((all, { path, value: part }) => withValueAt(all, path, part) ?? null, value);
    return { name, hash, value: changed };
  });
  const outcome = await editing.save(files);
  if (outcome.outcome !== "refused") return outcome;
  // A wrong value fails wherever it is shown, so the problems in the changed files are enough.
  const here = outcome.problems.filter(({ name = "" }) => names.includes(name));
  return here.length > 0 ? { ...outcome, problems: here } : outcome;
}
