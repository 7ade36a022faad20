import { useEffect, useState } from "react";

/** Keeps the last answer until the next. A late answer to an earlier question is dropped, and a failure is none. */
export function useLatestAnswer<Question, Answer>(
  question: Question | undefined,
  ask: (question: Question) => Promise<Answer>,
): { question: Question; answer: Answer } | undefined {
  const [latest, setLatest] = useState<{ question: Question; answer: Answer }>();

  useEffect(() => {
    if (question === undefined) return;
    let isCurrent = true;
    ask(question).then(
      (answer) => {
        if (isCurrent) setLatest({ question, answer });
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [question, ask]);

  return latest;
}
