import { estimator } from "virtual:estimator";
import { chakra } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { carriedLines, carryingLink } from "../../forms/contact/carried-lines.ts";
import { Button } from "../../ui/button.tsx";
import { cardSurface } from "../../ui/theme/card-surface.ts";
import { control } from "../../ui/theme/recipes.ts";
import { trackEvent } from "../../ui/track-event.ts";
import type { EstimatorQuestion } from "../content/estimator-schema.ts";
import { printAlone } from "../print-alone.ts";
import { ShareButton } from "../share-button.tsx";
import { ActionLink } from "../site-link.tsx";
import { useOpened } from "../use-opened.ts";
import {
  type Choices,
  chosenOption,
  type Estimate,
  estimateInQuery,
  estimateLines,
  estimateQuery,
  estimateText,
  estimateTotals,
  isOffered,
  lineText,
  lineWords,
  withDefaults,
} from "./estimate.ts";

export interface EstimatorProps {
  /** The words on the button that opens it. */
  open: string;
}

const pairs = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(11rem, 100%), 1fr))",
  gap: "4",
} as const;

const Pairs = chakra("div", { base: { ...pairs, "& > div > button": { flexGrow: 1 } } });

const Sheet = chakra("div", {
  base: {
    ...cardSurface,
    ...pairs,
    padding: "5",
    "& > div > * + *": { marginTop: "4" },
    "& label": { fontWeight: 650 },
    "& li": {
      borderTopWidth: "1px",
      borderTopStyle: "solid",
      borderColor: "line",
      paddingBlock: "2",
    },
  },
});

/** This isn't the forms' select, which would bring their library along. */
const Select = chakra("select", { base: control });

interface FieldProps {
  question: EstimatorQuestion;
  choices: Choices;
  onChoose: (name: string) => void;
}

function Field({ question, choices, onChoose }: FieldProps) {
  const id = `estimate-${question.name}`;
  return (
    <div>
      <label htmlFor={id}>{question.label}</label>
      <Select
        id={id}
        value={chosenOption(question, choices)?.name}
        onChange={({ target }) => onChoose(target.value)}
      >
        {question.options.map((option) => (
          <option key={option.name} value={option.name} disabled={!isOffered(option, choices)}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  );
}

interface SumsProps {
  start: Estimate;
  /** Those of `useOpened`. */
  address: (query: string) => string;
  keep: (query: string) => void;
}

function Sums({ start, address, keep }: SumsProps) {
  const { questions, presets } = estimator;
  const [{ choices, changed }, setState] = useState(start);
  const lines = estimateLines(questions, choices);

  function choose(next: Choices) {
    setState({ choices: next, changed: [] });
    keep(estimateQuery(questions, next));
  }

  useEffect(() => trackEvent("estimates"), []);

  function carry() {
    trackEvent("asked");
    const text = estimateText(lines, estimator);
    carriedLines("estimate").write({ lines: text });
  }

  return (
    <Sheet>
      <div>
        <h3 tabIndex={-1} data-screen-only="">
          {estimator.presetsLabel}
        </h3>
        <Pairs data-screen-only="">
          {presets.map((preset) => (
            <Button key={preset.label} variant="secondary" onClick={() => choose(preset.choices)}>
              {preset.label}
            </Button>
          ))}
        </Pairs>
        <Pairs>
          {questions.map((question) => (
            <Field
              key={question.name}
              question={question}
              choices={withDefaults(questions, choices)}
              onChoose={(name) => choose({ ...choices, [question.name]: name })}
            />
          ))}
        </Pairs>
      </div>
      <div>
        {changed.length > 0 && (
          <p role="status">{estimator.changed.replace("{lines}", changed.join(", "))}</p>
        )}
        <ul>
          {lines.map((line) => (
            <li key={line.name}>{lineText(line)}</li>
          ))}
        </ul>
        <chakra.p role="status" fontSize="h3" fontWeight={700}>
          {estimator.together}: {lineWords(estimateTotals(lines))}
        </chakra.p>
        <Pairs data-screen-only="">
          <ActionLink to={carryingLink("estimate")} onClick={carry}>
            {estimator.ask}
          </ActionLink>
          <Button variant="secondary" onClick={({ currentTarget }) => printAlone(currentTarget)}>
            {estimator.print}
          </Button>
          <ShareButton
            title={document.title}
            text={lineWords(estimateTotals(lines))}
            words={estimator.share}
            address={() => address(estimateQuery(questions, choices))}
          />
        </Pairs>
      </div>
    </Sheet>
  );
}

/**
 * Adds up what a visitor chooses. The address holds the choice, so that it can be sent to somebody. Until a visitor
 * asks for it, the page shows no more of it than a button.
 */
export function Estimator({ open: label }: EstimatorProps) {
  const { questions } = estimator;
  const { container, start, open, address, keep } = useOpened((query): Estimate | undefined =>
    questions.some(({ name }) => query.has(name))
      ? estimateInQuery(questions, query.toString())
      : undefined,
  );
  return (
    <div ref={container}>
      {start ? (
        <Sums start={start} address={address} keep={keep} />
      ) : (
        <Button onClick={() => open({ choices: {}, changed: [] })}>{label}</Button>
      )}
    </div>
  );
}
