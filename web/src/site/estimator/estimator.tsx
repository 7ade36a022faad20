import { estimator } from "virtual:estimator";
import { chakra } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { priceLinesText, sumsOf, sumsWords } from "#contract/price-sums";
import { carry, carryingLink } from "../../forms/contact/carried-lines.ts";
import { Button } from "../../ui/button.tsx";
import { cardSurface } from "../../ui/theme/card-surface.ts";
import { control } from "../../ui/theme/recipes.ts";
import { largeText, lowScreen } from "../../ui/theme/screens.ts";
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
  isOffered,
  withDefaults,
} from "./estimate.ts";

export interface EstimatorProps {
  /** The words on the button that opens it. */
  open: string;
}

const Pairs = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(11rem, 100%), 1fr))",
    gap: "4",
    alignContent: "start",
    "& > div > button": { flexBasis: "100%" },
  },
});

/** If there is room, the sums are beside the questions. */
const Sheet = chakra("div", {
  base: {
    ...cardSurface,
    containerType: "inline-size",
    padding: "5",
    "& > * + *, & > div:not(:last-of-type) > * + *": { marginTop: "4" },
    md: {
      display: "grid",
      gridTemplateColumns: "1fr 1fr",
      gridTemplateRows: "auto auto 1fr",
      columnGap: "6",
      "& > *": { gridColumn: "2", marginTop: 0 },
      "& > div:first-of-type": { gridColumn: "1", gridRow: "1 / 4" },
    },
    "& label": { fontWeight: 650 },
    "& li": {
      borderTopWidth: "1px",
      borderTopStyle: "solid",
      borderColor: "line",
      paddingBlock: "2",
    },
  },
});

/** On a phone, it stays in view, above the banner, while the questions are answered. */
const Total = chakra("p", {
  base: {
    fontSize: "h3",
    fontWeight: 700,
    textWrap: "balance",
    paddingBlock: "3",
    background: "card",
    mdDown: {
      position: "sticky",
      marginInline: "-5",
      paddingInline: "5",
      borderTopWidth: "1px",
      borderTopStyle: "solid",
      borderColor: "line",
      bottom: 0,
      "html:has([data-banner]:not([hidden])) &": { bottom: "3.875rem" },
      [lowScreen]: { position: "static" },
      [largeText]: { position: "static" },
    },
  },
});

/** This isn't the forms' select, which would bring their library along. */
const Select = chakra("select", { base: { ...control, scrollMarginBottom: "5rem" } });

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
  const total = sumsWords(sumsOf(lines));

  function choose(next: Choices) {
    setState({ choices: next, changed: [] });
    keep(estimateQuery(questions, next));
  }

  useEffect(() => trackEvent("estimates"), []);

  function ask() {
    trackEvent("asked");
    carry("estimate", { lines: priceLinesText(lines, estimator) });
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
            <li key={line.name}>{line.text}</li>
          ))}
        </ul>
      </div>
      <Total role="status">
        {estimator.together}: {total}
      </Total>
      <Pairs data-screen-only="">
        <ActionLink to={carryingLink("estimate")} onClick={ask}>
          {estimator.ask}
        </ActionLink>
        <Button variant="secondary" onClick={({ currentTarget }) => printAlone(currentTarget)}>
          {estimator.print}
        </Button>
        <ShareButton
          title={document.title}
          text={total}
          words={estimator.share}
          address={() => address(estimateQuery(questions, choices))}
        />
      </Pairs>
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
