import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import type { ListRow } from "../list/list-definition.ts";
import type { TeamPage } from "../team-pages.ts";
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
  /** Of the address's parameter, such as `lead`. */
  name: string;
  rows: readonly ListRow<Row>[];
  titleOf: (row: Row) => string;
  facts: (row: Row) => ReactNode;
  nothing: string;
}

/** Records of another list that belong to this one. */
export function RelatedRecords<Row>(props: RelatedRecordsProps<Row>) {
  const { title, page, name, rows, titleOf, facts, nothing } = props;
  const headingId = useId();
  return (
    <chakra.section aria-labelledby={headingId} display="grid" gap="3">
      <chakra.h3 id={headingId} fontSize="h3">
        {title}
      </chakra.h3>
      {rows.length === 0 ? (
        <chakra.p color="muted">{nothing}</chakra.p>
      ) : (
        <List>
          {rows.map(({ id, row }) => (
            <li key={id}>
              <RecordAddress page={page} name={name} id={id}>
                {titleOf(row)}
              </RecordAddress>
              {facts(row)}
            </li>
          ))}
        </List>
      )}
    </chakra.section>
  );
}
