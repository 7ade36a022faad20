import { chakra } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import * as z from "zod";
import { callables } from "#contract/endpoints";
import { tokenParameter } from "#contract/newsletter-links";
import { readReviewToken, reviewDays, reviewSubmission } from "#contract/review";
import { Button } from "../../ui/button.tsx";
import { TickBox } from "../choice-group.tsx";
import { formDraft } from "../form-draft.ts";
import { reviewFormName } from "../form-names.ts";
import type { ReviewConsent } from "../form-schema.ts";
import { OutcomePanel, QueuedPanel } from "../outcome-panels.tsx";
import { LongTextField, TextField } from "../text-field.tsx";
import { useSubmission } from "../use-submission.ts";

/** Shows in the prerendered page, and to anybody who comes without a link or without script. */
const withoutLink =
  "This page works with the link in one of our messages. If the link doesn't work for you, reply to that message, and we'll help.";

const pastLink = `A link to this page works for ${reviewDays} days, and yours has ended. Reply to our message, and we'll send you a new one.`;

const reviewDraft = formDraft(
  reviewFormName,
  z.object({
    words: z.string().optional(),
    name: z.string().optional(),
    mayQuote: z.boolean().optional(),
    mayName: z.boolean().optional(),
    token: z.string().optional(),
  }),
);

const sentWords = { title: "Thank you", text: "Your review is with us." };

const words = {
  success: sentWords,
  failure: {
    title: "We couldn't take your review",
    text: "Please check the form. If nothing is marked, the link has ended or was used already: reply to our message. What you wrote stays here.",
  },
};

function tokenHere(): string {
  const inAddress = new URLSearchParams(location.search).get(tokenParameter);
  return inAddress ?? reviewDraft.read()?.fields.token ?? "";
}

export interface ReviewFormProps {
  consent: ReviewConsent;
}

function Fields({ token, consent }: ReviewFormProps & { token: string }) {
  // The token isn't in the empty form: a draft without an address to come from has to keep it.
  const empty = { words: "", name: "", mayQuote: false, mayName: false, token: "" };
  const form = useSubmission({
    name: reviewFormName,
    schema: reviewSubmission,
    draft: reviewDraft,
    given: () => empty,
    empty,
    path: callables.reviewSend.path,
    dataOf: (values) => ({ ...values, token }),
    words,
  });
  const { sending, outcome, send } = form;
  if (outcome === "sent") {
    return (
      <OutcomePanel icon="check" heading={sentWords.title} text={sentWords.text}>
        <p>A person reads it before anything of it appears on our site.</p>
      </OutcomePanel>
    );
  }
  if (outcome) return <QueuedPanel queued={outcome} form={form} />;
  return (
    <chakra.form noValidate onSubmit={send} aria-busy={sending} display="grid" gap="3-5">
      <LongTextField form={form} name="words" label="In your words" />
      <TickBox form={form} name="mayQuote" label={consent.mayQuote} />
      <TextField
        form={form}
        name="name"
        label="Your name as it may appear, such as Dana R., florist"
        autoComplete="name"
        optional
      />
      <TickBox form={form} name="mayName" label={consent.mayName} />
      <Button type="submit" disabled={sending}>
        {sending ? "Sending…" : "Send My Review"}
      </Button>
      <chakra.p fontSize="sm" color="muted">
        {consent.note}
      </chakra.p>
    </chakra.form>
  );
}

/** Takes the review of a client who came with the link from our message. Nothing appears on the site by itself. */
export function ReviewForm(props: ReviewFormProps) {
  const [token, setToken] = useState<string>();
  useEffect(() => setToken(tokenHere()), []);
  const link = readReviewToken(token ?? "");
  if (!token || !link) return <p role="status">{withoutLink}</p>;
  if (link.until * 1000 < Date.now()) return <p role="status">{pastLink}</p>;
  return <Fields token={token} {...props} />;
}
