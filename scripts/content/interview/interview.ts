import { createInterface } from "node:readline";
import type { Fault, Json } from "../../../web/editing/editing-api.ts";
import { createContentCheck } from "../../../web/editing/server/content-check.ts";
import { pageNames } from "../../../web/editing/server/content-files.ts";
import { createEditing, type Editing } from "../../../web/editing/server/editing.ts";
import { readContentFile } from "../../../web/editing/server/read-content-file.ts";
import { createReleases } from "../../../web/editing/server/releases.ts";
import { valueAt, withValueAt } from "../../../web/editing/values.ts";
import type { Dialog } from "../../admin/setup/ask-settings.ts";
import { PlainFailure } from "../../plain-failure.ts";
import { type Change, interviewQuestions, type Question } from "./questions.ts";

/** A content file that is there and can be read. */
function contentFile(folder: string, name: string) {
  const file = readContentFile(folder, name);
  if (file && !file.unreadable) return file;
  throw new PlainFailure(`web/content/${name} can't be read: run npm run content:check first.`);
}

function invented(folder: string): string[] {
  const names = valueAt(contentFile(folder, "site.yaml").value, ["placeholders"]);
  return Array.isArray(names) ? names.map(String) : [];
}

/** The answer's changes, and what is no longer invented with them. */
function withSettled(changes: Change[], settled: string[], folder: string): Change[] {
  if (settled.length === 0) return changes;
  const left = invented(folder).filter((field) => !settled.includes(field));
  return [...changes, { file: "site.yaml", path: ["placeholders"], value: left }];
}

const sentence = ({ place, field, message }: Fault) => `${place ?? field}: ${message}`;

/** Saves as the editor does. @returns what forbids it, as sentences. */
async function save(editing: Editing, folder: string, changes: Change[]): Promise<string[]> {
  const names = [...new Set(changes.map(({ file }) => file))];
  const files = names.map((name) => {
    const { hash, value } = contentFile(folder, name);
    const changed = changes
      .filter(({ file }) => file === name)
      .reduce<Json>((all, { path, value: part }) => withValueAt(all, path, part) ?? null, value);
    return { name, hash, value: changed };
  });
  const answer = await editing.save(files);
  if (answer.outcome === "saved") return [];
  if (answer.outcome === "impossible") return [answer.message];
  if (answer.outcome === "changed-meanwhile") return [`${answer.name} has changed meanwhile.`];
  // What is wrong where it was typed is wrong wherever that is shown.
  const here = answer.faults.filter(({ name = "" }) => names.includes(name));
  return (here.length > 0 ? here : answer.faults).map(sentence);
}

/**
 * Asks for what is invented in a content folder, and for what an owner decides first. Each answer is saved as the editor
 * saves it, so that the next run goes on where this one was left.
 * @returns whether all questions were reached.
 */
export async function interview(folder: string, { input, output }: Dialog): Promise<boolean> {
  const check = createContentCheck(folder);
  const editing = createEditing(folder, check, createReleases(folder));
  const reader = createInterface({ input });
  // Not `question()`, which loses the lines of a pipe that come before it is called.
  const lines = reader[Symbol.asyncIterator]();
  const say = (text: string) => output.write(`  ${text}\n`);

  /** @returns false where the answers have ended. */
  async function ask(question: Question): Promise<boolean> {
    const { asks, settles = [], now, repeats } = question;
    output.write(`\n${asks}${now === undefined ? "" : ` [${now}]`}\n  > `);
    const { done, value } = await lines.next();
    if (done) return false;
    const answer = value.trim();
    if (answer === "") return true;
    const changes = question.read(answer);
    if (typeof changes === "string") {
      say(changes);
      return ask(question);
    }
    const wrong = await save(editing, folder, withSettled(changes, settles, folder));
    for (const fault of wrong) say(fault);
    if (wrong.length === 0) say("Saved.");
    return wrong.length > 0 || repeats ? ask(question) : true;
  }

  try {
    const files = pageNames(folder).map((file) => ({
      file,
      value: contentFile(folder, file).value,
    }));
    const read = (file: string) => contentFile(folder, file).value;
    for (const question of interviewQuestions(read, files)) {
      const open = invented(folder);
      const isSettled = question.settles?.every((field) => !open.includes(field)) ?? false;
      if (isSettled || question.isLeftOut?.()) continue;
      if (!(await ask(question))) return false;
    }
    return true;
  } finally {
    reader.close();
    check.close();
  }
}
