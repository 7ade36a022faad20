import { type FormEvent, useId, useState } from "react";
import { problemSentences } from "../begin/problem-sentences.ts";
import type { Interview } from "../editing-api.ts";
import type { Run } from "./editing-client.ts";
import { readInterview, write } from "./editing-client.ts";
import { useRead } from "./use-read.tsx";

type Question = Interview["questions"][number];

/** Unsaved answers, which survive a look at another view in this window. */
const typed = new Map<string, string>();

export const hasAnswers = () => [...typed.values()].some((answer) => answer.trim() !== "");

interface QuestionFormProps {
  question: Question;
  isBusy: boolean;
  run: Run;
}

function QuestionForm({ question: { id, asks, now, answers }, isBusy, run }: QuestionFormProps) {
  const [answer, setAnswer] = useState(typed.get(id) ?? "");
  const [wrong, setWrong] = useState<string[]>([]);
  const fieldId = useId();

  function change(text: string) {
    setAnswer(text);
    typed.set(id, text);
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy || answer.trim() === "") return;
    const outcome = await run("Saved", () => write("answer", { id, answer }));
    setWrong(outcome ? problemSentences(outcome) : []);
    if (outcome?.outcome === "saved") change("");
    // An answered question may disappear, and the focus with it.
    const next = outcome?.outcome === "saved" ? form.nextElementSibling : form;
    next?.querySelector<HTMLElement>("input, select")?.focus();
  }

  const field = {
    id: fieldId,
    value: answer,
    "aria-describedby": `${fieldId}-now ${fieldId}-wrong`,
    "aria-invalid": wrong.length > 0,
    onChange: ({ target }: { target: { value: string } }) => change(target.value),
  };
  return (
    <form className="question" onSubmit={send}>
      <div className="plain-field">
        <label htmlFor={fieldId}>{asks}</label>
        {now !== undefined && (
          <span id={`${fieldId}-now`} className="help">
            Now: {now}
          </span>
        )}
        {answers ? (
          <select {...field}>
            <option value="">As it is</option>
            {answers.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        ) : (
          <input {...field} />
        )}
      </div>
      <button type="submit" aria-disabled={isBusy || answer.trim() === ""}>
        Save<span className="hidden"> the answer to: {asks}</span>
      </button>
      <div id={`${fieldId}-wrong`} className="problems">
        {wrong.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </form>
  );
}

interface BeginViewProps {
  isBusy: boolean;
  /** Grows with each write, so that the questions are read again. */
  version: number;
  run: Run;
}

/** Asks for the values that are invented in the content, and ends with the tasks that are left. */
export function BeginView({ isBusy, version, run }: BeginViewProps) {
  const { value: interview, said } = useRead(readInterview, version);
  if (!interview) return said || <p className="loading">Loading …</p>;
  const { questions, left } = interview;
  return (
    <section className="editor" aria-label="Begin">
      <h1>Begin with your business</h1>
      {said}
      <p>
        Answer what you know, in any order. Each answer is checked and saved by itself, and the rest
        can wait.
      </p>
      <div>
        {questions.map((question) => (
          <QuestionForm key={question.id} {...{ question, isBusy, run }} />
        ))}
      </div>
      <h2>What's left to do</h2>
      {left.length === 0 && <p>Nothing is left to do.</p>}
      <ul>
        {left.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
