import { replies } from "virtual:replies";
import { chakra } from "@chakra-ui/react";
import type { StoredClient } from "#contract/client";
import { reviewKinds } from "#contract/client-log";
import { mailAddress, textAddress } from "#contract/contact-address";
import { tokenParameter } from "#contract/newsletter-links";
import { readReviewToken, reviewPath } from "#contract/review";
import { BreakableAddress } from "../../ui/breakable-address.tsx";
import { Button } from "../../ui/button.tsx";
import { buttonStyle } from "../../ui/button-style.ts";
import { Icon } from "../../ui/icon.tsx";
import type { RecordLog } from "../records/log/use-record-log.ts";
import { filledIn } from "../records/words.ts";
import { momentWords } from "../ui/calendar-day.ts";
import { useNow } from "../ui/use-now.ts";

const Action = chakra("a", buttonStyle);

/** Reviews may be neither bought nor picked (16 CFR Part 465). */
const rule =
  "https://www.ftc.gov/business-guidance/resources/consumer-reviews-testimonials-rule-questions-answers";

/** Opens the member's own mail or messages app with the request, and shows the link for any other way. */
function Request({ client }: { client: StoredClient }) {
  const link = `${location.origin}${reviewPath}?${tokenParameter}=${client.review_token}`;
  const values = { name: client.client_name, link };
  const subject = filledIn(replies.review.subject, values);
  const text = filledIn(replies.review.text, values);
  const ways = [
    { label: "Email", icon: "mail", href: mailAddress(client.email, { subject, body: text }) },
    { label: "Text", icon: "chat", href: textAddress(client.phone, text) },
  ];
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {ways.map(
          ({ label, icon, href }) =>
            href && (
              <Action key={label} href={href} variant="secondary">
                <Icon name={icon} />
                {label} the request
              </Action>
            ),
        )}
      </chakra.div>
      <chakra.p fontSize="sm" overflowWrap="anywhere" userSelect="all">
        The link, for any other way: <BreakableAddress text={link} />
      </chakra.p>
    </>
  );
}

/** The functions make the link once they have the entry that asks. A review, or the link's last day, ends the request. */
export function AskReview({ client, log }: { client: StoredClient; log: RecordLog<StoredClient> }) {
  const now = useNow();
  const newest = log.entries.rows.find(({ row }) => ["review", ...reviewKinds].includes(row.kind));
  const token = readReviewToken(client.review_token ?? "");
  const link = token?.entryId === newest?.id ? token : undefined;
  const isOpen = newest?.row.kind === "review" && (!link || link.until * 1000 > now.getTime());
  return (
    <chakra.section aria-labelledby="review-heading" display="grid" gap="3" justifyItems="start">
      <chakra.h3 id="review-heading" fontSize="h3">
        Review
      </chakra.h3>
      <p role="status">
        {isOpen && !link && "We're making the link. It comes here as soon as you're online."}
        {isOpen && link && `The link works until ${momentWords(link.until * 1000, now)}, once.`}
      </p>
      {isOpen && link && <Request client={client} />}
      {!isOpen && !log.entries.loading && (
        <Button variant="secondary" onClick={() => log.note({ kind: "review" })}>
          {newest ? "Ask for another review" : "Ask for a review"}
        </Button>
      )}
      <chakra.p fontSize="sm" color="muted" maxWidth="65ch">
        Ask every client, whatever you expect to hear, and give nothing in return:{" "}
        <chakra.a
          href={rule}
          target="_blank"
          rel="noopener noreferrer"
          color="brand"
          textDecoration="underline"
        >
          the FTC's rule on reviews
        </chakra.a>
      </chakra.p>
    </chakra.section>
  );
}
