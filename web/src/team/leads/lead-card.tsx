import { memo } from "react";
import type { StoredLead } from "#contract/lead";
import { ContactLinks } from "../list/contact-links.tsx";
import { Created } from "../list/created.tsx";
import { CardFacts, CardHead, CardText, ListCard, PendingNote } from "../list/list-card.tsx";
import type { ListRow } from "../list/list-definition.ts";
import { StatusBadge } from "../list/status-badge.tsx";
import { LeadClock } from "../log/lead-clock.tsx";
import { RecordLink } from "../record/record-link.tsx";
import { leadTitle } from "./lead-list.ts";
import { interestsWords, preferenceParts, sourceWords } from "./lead-words.ts";

const columns = "minmax(0, 1fr) minmax(0, 1fr) 13rem 9.5rem";

export const LeadCard = memo(function LeadCard({ entry }: { entry: ListRow<StoredLead> }) {
  const { row, pending } = entry;
  const about = [row.company_name, row.business_type, row.town].filter(Boolean).join(" · ");
  const [preference, agreed] = preferenceParts(row);
  const origin = [
    interestsWords(row.service_interests),
    sourceWords(row.source),
    row.summary_at ? "One of many in an hour, so it didn't get its own email" : "",
  ]
    .filter(Boolean)
    .join(" · ");
  return (
    <ListCard css={{ "--columns": columns }} {...(pending ? { "data-pending": "" } : {})}>
      <CardHead>
        <h2>
          <RecordLink id={entry.id}>{leadTitle(row)}</RecordLink>
        </h2>
        {about && <p>{about}</p>}
        {(preference || origin) && (
          <p>
            {preference}
            {agreed && <time dateTime={row.texts_ok_at ?? ""}>{agreed}</time>}
            {preference && origin && " · "}
            {origin}
          </p>
        )}
      </CardHead>
      <ContactLinks email={row.email} phone={row.phone} />
      <CardFacts>
        <div>
          <StatusBadge status={row.status} />
          <LeadClock {...row} />
        </div>
        <div>
          <Created at={row.created_at} />
        </div>
      </CardFacts>
      <CardText label="Message" text={row.message} />
      <PendingNote pending={pending} />
    </ListCard>
  );
});
