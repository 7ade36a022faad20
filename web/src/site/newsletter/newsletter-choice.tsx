import { chakra } from "@chakra-ui/react";
import { useCallback, useEffect, useRef, useState } from "react";
import type {
  NewsletterChoice as Choice,
  NewsletterAnswer,
  SubscriberRecords,
} from "#contract/newsletter-choice";
import { Button } from "../../ui/button.tsx";
import { askNewsletter } from "./ask-newsletter.ts";
import { lostWords, mainChoice, offersOf, withoutListWords, wordsFor } from "./choice-words.ts";

/** Shows in the prerendered page, and to anybody who comes without a link or without script. */
const withoutLink =
  "This page works with the link in one of our emails. If the link doesn't work for you, reply to that email, and we'll take care of it.";

interface OffersProps {
  answer: Extract<NewsletterAnswer, { known: true }>;
  isBusy: boolean;
  onChoose: (choice: Choice) => void;
}

/** Focuses what replaces the button that had the focus. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Tells whether a press on "forget" deletes; otherwise it sends an email with the link that does. */
const isDeleting = ({ purpose, deletion }: OffersProps["answer"]) =>
  purpose === "delete" && !deletion;

function Offers({ answer, isBusy, onChoose }: OffersProps) {
  const [step, setStep] = useState<"start" | "warned" | "back">("start");
  if (step === "warned") {
    return (
      <>
        <p ref={takeFocus} tabIndex={-1}>
          This can't be undone. We also won't be able to answer messages you've sent us.
        </p>
        <Button disabled={isBusy} onClick={() => onChoose("forget")}>
          Yes, Delete Everything for Good
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={() => setStep("back")}>
          No, Keep It
        </Button>
      </>
    );
  }
  const main = mainChoice(answer);
  return offersOf(answer).map(([choice, label]) => (
    <Button
      key={choice}
      ref={step === "back" && choice === "forget" ? takeFocus : undefined}
      variant={choice === main ? "primary" : "secondary"}
      disabled={isBusy}
      onClick={() =>
        choice === "forget" && isDeleting(answer) ? setStep("warned") : onChoose(choice)
      }
    >
      {label}
    </Button>
  ));
}

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });

const recordCount = (count: number) => (count === 1 ? "1 record" : `${count} records`);

function SubscriberRecordsList({ records }: { records: SubscriberRecords }) {
  const { email, forms, goes, stays } = records;
  return (
    <chakra.div overflowWrap="anywhere">
      <h3>What we keep about {email}</h3>
      <chakra.ul marginTop="2" paddingLeft="5" listStyleType="disc">
        <li>Your address, for the newsletter</li>
        {forms.map(({ name, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
          <li key={index}>
            {name}
            {at && ", "}
            {at && <chakra.span whiteSpace="nowrap">{day.format(new Date(at))}</chakra.span>}
          </li>
        ))}
      </chakra.ul>
      <chakra.p marginTop="2">
        Counting your messages, our notes and related emails, that's {recordCount(goes)}.
      </chakra.p>
      {stays > 0 && (
        <chakra.p marginTop="2">
          {recordCount(stays)} of our work with you {stays === 1 ? "stays" : "stay"} even if you
          delete the rest. Reply to one of our emails if you want to talk about that.
        </chakra.p>
      )}
    </chakra.div>
  );
}

/** Keeps the list of what is kept: only looking brings it, and other choices don't change it. */
function withList(
  answer: NewsletterAnswer,
  previous: NewsletterAnswer | undefined,
): NewsletterAnswer {
  if (!answer.known || answer.state === "forgotten" || answer.kept || !previous?.known)
    return answer;
  return { ...answer, kept: previous.kept };
}

/** Offers what the reader of an email may do after opening its link. Opening it changes nothing; only a press does. */
export function NewsletterChoice() {
  const [answer, setAnswer] = useState<NewsletterAnswer>();
  const [asked, setAsked] = useState<Choice>();
  /** The choice that wasn't answered, and why. */
  const [lost, setLost] = useState<{ choice: Choice; why: keyof typeof lostWords }>();

  const status = useRef<HTMLParagraphElement>(null);
  const ask = useCallback(async (choice: Choice) => {
    setAsked(choice);
    const answered = await askNewsletter(choice);
    setAsked(undefined);
    const isAnswer = typeof answered === "object";
    setLost(isAnswer ? undefined : { choice, why: answered });
    if (isAnswer) setAnswer((previous) => withList(answered, previous));
  }, []);
  useEffect(() => void ask("look"), [ask]);
  const press = async (choice: Choice) => {
    await ask(choice);
    // The pressed button may be gone.
    status.current?.focus();
  };

  const isBusy = asked !== undefined;
  return (
    <chakra.div aria-busy={isBusy} display="grid" gap="4" justifyItems="start">
      <p ref={status} role="status" tabIndex={-1}>
        {lost && lostWords[lost.why]}
        {!lost && answer && wordsFor(answer)}
        {!lost && !answer && (isBusy ? "One moment: we're looking up your link." : withoutLink)}
      </p>
      {answer?.known && answer.kept && <SubscriberRecordsList records={answer.kept} />}
      {answer?.known &&
        (answer.purpose === "about" || isDeleting(answer)) &&
        !answer.kept &&
        answer.state !== "forgotten" && <p>{withoutListWords}</p>}
      {lost && !answer && <Button onClick={() => press(lost.choice)}>Try Again</Button>}
      {answer?.known && (
        <Offers
          key={`${answer.state} ${answer.deletion}`}
          answer={answer}
          isBusy={isBusy}
          onChoose={press}
        />
      )}
    </chakra.div>
  );
}
