import { memo } from "react";
import type { StoredLead } from "#contract/lead";
import { ContactLinks } from "../list/contact-links.tsx";
import { Created } from "../list/created.tsx";
import { CardFacts, CardHead, CardText, ListCard, PendingNote } from "../list/list-card.tsx";
import type { ListRow } from "../list/list-noun.ts";
import { StatusBadge } from "../list/status-badge.tsx";
import { shownWord } from "../list/words.ts";
import { leadName } from "./leads-store.ts";

const columns = "minmax(0, 3fr) minmax(0, 3fr) 9rem 9rem";

/** `medford-web-design-page` as people read it. */
function sourceWords(source: string): string {
  return shownWord(source.replaceAll("-", " "));
}

/** One lead: who, what they asked for, and how to answer. */
export const LeadCard = memo(function LeadCard({ entry }: { entry: ListRow<StoredLead> }) {
  const { row, pending } = entry;
  const about = [row.company_name, row.business_type, row.town].filter(Boolean).join(" · ");
  const asked = [
    ...(row.service_interests?.length ? [`Asks for ${row.service_interests.join(", ")}`] : []),
    ...(row.source ? [`From ${sourceWords(row.source)}`] : []),
  ];
  return (
    <ListCard css={{ "--columns": columns }} {...(pending ? { "data-pending": "" } : {})}>
      <CardHead>
        <h2>{leadName(row) || row.email || "(no name)"}</h2>
        {about && <p>{about}</p>}
        {asked.length > 0 && <p>{asked.join(" · ")}</p>}
      </CardHead>
      <ContactLinks email={row.email} />
      <CardFacts>
        <StatusBadge status={row.status} />
      </CardFacts>
      <CardFacts>
        <Created at={row.created_at} />
      </CardFacts>
      <CardText label="Message" text={row.message} />
      <PendingNote pending={pending} />
    </ListCard>
  );
});
