import { chakra } from "@chakra-ui/react";
import { useCallback, useEffect, useState } from "react";
import type { NewsletterChoice as Choice, NewsletterAnswer } from "#contract/newsletter-choice";
import { Button } from "../../ui/button.tsx";
import { askNewsletter } from "./ask-newsletter.ts";
import { lostWords, offersOf, wordsFor } from "./choice-words.ts";
import { KeptRecordsList } from "./kept-records.tsx";

const Panel = chakra("div", { base: { display: "grid", gap: "4", justifyItems: "start" } });

/** As built, and for whoever comes without a link or without script. */
const withoutLink =
  "This page works with the link in one of our emails. If the link doesn't work for you, reply to that email, and we do it by hand.";

interface OffersProps {
  answer: Extract<NewsletterAnswer, { known: true }>;
  isBusy: boolean;
  onChoose: (choice: Choice) => void;
}

/** Deleting takes a second press. */
function Offers({ answer, isBusy, onChoose }: OffersProps) {
  const [isSure, setIsSure] = useState(false);
  if (isSure) {
    return (
      <>
        <p>This can't be undone. We can't answer what you have written to us any more, either.</p>
        <Button disabled={isBusy} onClick={() => onChoose("forget")}>
          Yes, Delete Everything for Good
        </Button>
        <Button look="secondary" disabled={isBusy} onClick={() => setIsSure(false)}>
          No, Keep It
        </Button>
      </>
    );
  }
  return offersOf(answer).map(([choice, label], index) => (
    <Button
      key={choice}
      look={index === 0 ? "primary" : "secondary"}
      disabled={isBusy}
      onClick={() => (choice === "forget" ? setIsSure(true) : onChoose(choice))}
    >
      {label}
    </Button>
  ));
}

/** What whoever opens a link of an email may do. Opening it changes nothing; only a press does. */
export function NewsletterChoice() {
  const [answer, setAnswer] = useState<NewsletterAnswer>();
  const [asked, setAsked] = useState<Choice>();
  /** What wasn't answered, and why. */
  const [lost, setLost] = useState<{ choice: Choice; why: keyof typeof lostWords }>();

  const ask = useCallback(async (choice: Choice) => {
    setAsked(choice);
    const answered = await askNewsletter(choice);
    setAsked(undefined);
    const isAnswer = typeof answered === "object";
    setLost(isAnswer ? undefined : { choice, why: answered });
    if (isAnswer) setAnswer(answered);
  }, []);
  useEffect(() => void ask("look"), [ask]);

  const isBusy = asked !== undefined;
  return (
    <Panel aria-busy={isBusy}>
      <p role="status">
        {lost && lostWords[lost.why]}
        {!lost && answer && wordsFor(answer)}
        {!lost && !answer && (isBusy ? "One moment: we're looking up your link." : withoutLink)}
      </p>
      {answer?.known && answer.kept && <KeptRecordsList kept={answer.kept} />}
      {lost && !answer && <Button onClick={() => ask(lost.choice)}>Try Again</Button>}
      {answer?.known && (
        <Offers key={answer.state} answer={answer} isBusy={isBusy} onChoose={ask} />
      )}
    </Panel>
  );
}
