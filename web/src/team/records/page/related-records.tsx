import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import type { TeamPage } from "../../team-pages.ts";
import type { Rows } from "../use-rows.ts";
import { RecordAddress } from "./record-address.tsx";

const List = chakra("ul", {
  base: {
    listStyle: "none",
    display: "grid",
    gap: "3",
    "& > li": { display: "grid", justifyItems: "start", gap: "1", overflowWrap: "anywhere" },
  },
});

interface RelatedRecordsProps<Row> {
  title: string;
  page: TeamPage;
  name: string;
  records: Omit<Rows<Row>, "retry">;
  titleOf: (row: Row) => string;
  detailsOf: (row: Row) => ReactNode;
  nothing: string;
}

export function RelatedRecords<Row>(props: RelatedRecordsProps<Row>) {
  const { title, page, name, records, titleOf, detailsOf, nothing } = props;
  const headingId = useId();
  return (
    <chakra.section aria-labelledby={headingId} display="grid" gap="3">
      <chakra.h3 id={headingId} fontSize="h3">
        {title}
      </chakra.h3>
      {records.failed ? (
        <p role="alert">We couldn't load these. Close this page and open it again.</p>
      ) : records.rows.length === 0 ? (
        <chakra.p color="muted" minHeight="1.6em">
          {!records.loading && (records.confirmed ? nothing : "Nothing's saved here yet.")}
        </chakra.p>
      ) : (
        <List>
          {records.rows.map(({ id, row }) => (
            <li key={id}>
              <RecordAddress page={page} name={name} id={id}>
                {titleOf(row)}
              </RecordAddress>
              {detailsOf(row)}
            </li>
          ))}
        </List>
      )}
    </chakra.section>
  );
}
