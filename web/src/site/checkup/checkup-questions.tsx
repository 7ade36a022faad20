import { chakra } from "@chakra-ui/react";
import { choicePill, choicePillInput } from "../choice-pill.ts";
import type { CheckupContent, CheckupQuestion } from "../content/checkup-schema.ts";
import { type Answer, type Answers, answerNames } from "./checkup-answers.ts";

const Questions = chakra("ol", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(26rem, 100%), 1fr))",
    columnGap: "8",
    paddingInlineStart: "8",
    listStyle: "decimal",
    "& > li": {
      borderTopWidth: "1px",
      borderTopStyle: "solid",
      borderColor: "line",
      paddingBlock: "4",
      paddingInlineStart: "1",
      breakInside: "avoid",
    },
    "& p": { fontWeight: 650 },
  },
});

const Choices = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(4.5rem, 100%), 1fr))",
    gap: "2",
    maxWidth: "28rem",
    marginTop: "2",
    "& label": {
      ...choicePill,
      textAlign: "center",
      "@media print": { "&:has(:checked)": { color: "ink" } },
      // Colors alone say nothing on paper or where the system has its own.
      "&:has(:checked) > span::before": {
        content: '""',
        display: "inline-block",
        width: "0.4em",
        height: "0.75em",
        marginInlineEnd: "0.6em",
        borderStyle: "solid",
        borderColor: "currentColor",
        borderWidth: "0 2px 2px 0",
        transform: "rotate(45deg)",
      },
    },
    "& input": choicePillInput,
  },
});

interface CheckupQuestionsProps {
  questions: readonly CheckupQuestion[];
  words: CheckupContent["answers"];
  answers: Answers;
  onAnswer: (name: string, answer: Answer) => void;
}

export function CheckupQuestions({ questions, words, answers, onAnswer }: CheckupQuestionsProps) {
  return (
    <Questions>
      {questions.map(({ name, question }) => (
        <li key={name}>
          <p id={`check-question-${name}`}>{question}</p>
          <Choices role="radiogroup" aria-labelledby={`check-question-${name}`}>
            {answerNames.map((answer) => (
              <label key={answer}>
                <input
                  type="radio"
                  name={`check-${name}`}
                  checked={answers[name] === answer}
                  onChange={() => onAnswer(name, answer)}
                />
                <span>{words[answer]}</span>
              </label>
            ))}
          </Choices>
        </li>
      ))}
    </Questions>
  );
}
