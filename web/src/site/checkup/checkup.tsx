import { checkup } from "virtual:checkup";
import { chakra } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../ui/button.tsx";
import { cardSurface } from "../../ui/theme/card-surface.ts";
import { control } from "../../ui/theme/recipes.ts";
import { trackEvent } from "../../ui/track-event.ts";
import { useOpened } from "../use-opened.ts";
import {
  type Answer,
  type Checked,
  checkedInQuery,
  checkupQuery,
  questionsOf,
} from "./checkup-answers.ts";
import { CheckupQuestions } from "./checkup-questions.tsx";
import { CheckupResult } from "./checkup-result.tsx";

export interface CheckupProps {
  /** The words on the button that opens it. */
  open: string;
}

const Sheet = chakra("div", {
  base: { ...cardSurface, padding: "5", "& > * + *": { marginTop: "5" } },
});

/** Not that of the forms, which would bring their library along. */
const Select = chakra("select", { base: { ...control, maxWidth: "24rem" } });

const isWhole = ({ kind, answers }: Checked) =>
  questionsOf(checkup, kind).every(({ name }) => answers[name] !== undefined);

interface SheetProps {
  start: Checked;
  /** Those of `useOpened`. */
  address: (query: string) => string;
  keep: (query: string) => void;
}

function CheckupSheet({ start, address, keep }: SheetProps) {
  const [checked, setChecked] = useState(start);
  const [isFinished, setFinished] = useState(() => isWhole(start));
  const [problem, setProblem] = useState("");
  const container = useRef<HTMLDivElement>(null);
  const { kind, answers } = checked;
  const questions = questionsOf(checkup, kind);
  const query = checkupQuery(questions, checked);

  useEffect(() => trackEvent("checks"), []);

  function change(next: Checked) {
    setChecked(next);
    setProblem("");
    // Another kind of business is asked other questions.
    if (!isWhole(next)) setFinished(false);
    keep(checkupQuery(questionsOf(checkup, next.kind), next));
  }

  function finish() {
    const left = questions.filter(({ name }) => answers[name] === undefined);
    const [first] = left;
    if (first) {
      setProblem(checkup.left.replace("{count}", String(left.length)));
      container.current?.querySelector<HTMLElement>(`[name="check-${first.name}"]`)?.focus();
      return;
    }
    if (!isFinished) trackEvent("checked");
    flushSync(() => setFinished(true));
    const heading = container.current?.querySelector<HTMLElement>("[data-result] h3");
    heading?.focus();
    // Focus scrolls only the heading into view, and the visitor wants to read on.
    heading?.scrollIntoView();
  }

  function startAgain() {
    flushSync(() => change({ kind, answers: {} }));
    container.current?.querySelector("h3")?.focus();
  }

  return (
    <Sheet ref={container}>
      <div data-screen-only="">
        <h3 tabIndex={-1}>{checkup.intro}</h3>
        <chakra.div marginTop="4">
          <chakra.label htmlFor="check-kind" display="block" fontWeight={650}>
            {checkup.kindLabel}
          </chakra.label>
          <Select
            id="check-kind"
            value={kind}
            onChange={({ target }) => change({ kind: target.value, answers })}
          >
            {checkup.kinds.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </Select>
        </chakra.div>
      </div>
      <CheckupQuestions
        questions={questions}
        words={checkup.answers}
        answers={answers}
        onAnswer={(name: string, answer: Answer) =>
          change({ kind, answers: { ...answers, [name]: answer } })
        }
      />
      <div data-screen-only="">
        <Button onClick={finish}>{checkup.finish}</Button>
        <chakra.p role="status" marginTop="2" color="accentText" fontWeight={600}>
          {problem}
        </chakra.p>
      </div>
      {isFinished && (
        <CheckupResult checked={checked} address={() => address(query)} onAgain={startAgain} />
      )}
    </Sheet>
  );
}

/**
 * Questions that a visitor answers by looking at their own site, and what to fix by the answers. Nothing is graded. The
 * address holds the answers. Until a visitor opens it, a page has no more of it than a button.
 */
export function Checkup({ open: label }: CheckupProps) {
  const { container, start, open, address, keep } = useOpened((query) =>
    checkedInQuery(checkup, query),
  );
  const first = checkup.kinds[0]?.name ?? "";
  return (
    <div ref={container}>
      {start ? (
        <CheckupSheet start={start} address={address} keep={keep} />
      ) : (
        <Button onClick={() => open({ kind: first, answers: {} })}>{label}</Button>
      )}
    </div>
  );
}
