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
import { interestsWords, preferenceWords, sourceWords } from "./lead-words.ts";

const columns = "minmax(0, 1fr) minmax(0, 1fr) 13rem 9.5rem";

export const LeadCard = memo(function LeadCard({ entry }: { entry: ListRow<StoredLead> }) {
  const { row, pending } = entry;
  const about = [row.company_name, row.business_type, row.town].filter(Boolean).join(" · ");
  const origin = [
    preferenceWords(row),
    interestsWords(row.service_interests),
    sourceWords(row.source),
    row.summary_at ? "One of many within an hour, without an email of its own" : "",
  ].filter(Boolean);
  return (
    <ListCard css={{ "--columns": columns }} {...(pending ? { "data-pending": "" } : {})}>
      <CardHead>
        <h2>
          <RecordLink id={entry.id}>{leadTitle(row)}</RecordLink>
        </h2>
        {about && <p>{about}</p>}
        {origin.length > 0 && <p>{origin.join(" · ")}</p>}
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
