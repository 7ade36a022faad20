import { memo } from "react";
import type { StoredClient } from "#contract/client";
import { ContactLinks } from "../records/contact-links.tsx";
import { Created } from "../records/created.tsx";
import { CardDetails, CardHead, CardText, ListCard } from "../records/list-card.tsx";
import type { ListRow } from "../records/list-definition.ts";
import { RecordLink } from "../records/page/record-link.tsx";
import { clientTitle } from "./client-list.ts";

const style = { "--columns": "minmax(0, 2fr) minmax(0, 3fr) 14.5rem" };

export const ClientCard = memo(function ClientCard({ item }: { item: ListRow<StoredClient> }) {
  const { row, pending } = item;
  return (
    <ListCard css={style} pending={pending}>
      <CardHead>
        <h2>
          <RecordLink id={item.id}>{clientTitle(row)}</RecordLink>
        </h2>
      </CardHead>
      <div>
        <ContactLinks email={row.email} phone={row.phone} address={row.address} />
      </div>
      <CardDetails>
        <div>
          <Created at={row.created_at} />
        </div>
      </CardDetails>
      <CardText label="Notes" text={row.notes} />
    </ListCard>
  );
});
