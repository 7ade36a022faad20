import { memo } from "react";
import type { StoredLead } from "#contract/lead";
import { BreakableAddress } from "../../ui/breakable-address.tsx";
import { ContactLinks } from "../records/contact-links.tsx";
import { Created } from "../records/created.tsx";
import { CardDetails, CardHead, CardText, ListCard } from "../records/list-card.tsx";
import type { ListRow } from "../records/list-definition.ts";
import { RecordLink } from "../records/page/record-link.tsx";
import { StatusBadge } from "../records/status-badge.tsx";
import { inOneLine } from "../records/words.ts";
import { useToday } from "../ui/use-now.ts";
import { RowQuestion } from "./contact-question.tsx";
import { leadTitle } from "./lead-list.ts";
import {
  aboutLead,
  interestsWords,
  originWords,
  preferenceParts,
  standingMark,
} from "./lead-words.ts";
import { LeadClock } from "./log/lead-clock.tsx";
import { useStartedContact } from "./started-contact.ts";

const style = { "--columns": "minmax(0, 1fr) minmax(0, 1fr) 23.5rem" };

export const LeadCard = memo(function LeadCard({ item }: { item: ListRow<StoredLead> }) {
  const { row, pending } = item;
  // A row that stays on the screen past midnight is rendered again.
  useToday();
  const about = aboutLead(row);
  const contact = useStartedContact(item.id);
  const [preference, agreed] = preferenceParts(row);
  const origin = inOneLine([
    interestsWords(row.service_interests),
    originWords(row),
    row.summary_at ? "Came in during a rush, so there was no separate email" : "",
  ]);
  return (
    <ListCard css={style} pending={pending}>
      <CardHead>
        <h2>
          <RecordLink id={item.id}>
            <BreakableAddress text={leadTitle(row)} />
          </RecordLink>
        </h2>
        {about && <p>{about}</p>}
        {(preference || origin) && (
          <p>
            <span>{preference}</span>
            {agreed && <time dateTime={row.texts_ok_at ?? ""}>{agreed}</time>}
            <span>
              {preference && origin && "\u00a0· "}
              {origin}
            </span>
          </p>
        )}
      </CardHead>
      <div>
        <ContactLinks
          email={row.email}
          phone={row.phone}
          of={{ id: item.id, begin: contact.begin }}
        />
      </div>
      <CardDetails>
        <div>
          <StatusBadge status={standingMark(row)} />
          <Created at={row.created_at} />
          <LeadClock {...row} />
          {item.others && <strong>{item.others.length + 1} messages</strong>}
        </div>
      </CardDetails>
      <CardText label="Message" text={row.message} />
      <RowQuestion item={item} title={leadTitle(row)} contact={contact} />
    </ListCard>
  );
});
