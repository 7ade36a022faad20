import { chakra } from "@chakra-ui/react";
import type { StoredLogEntry } from "#contract/record-log";
import { Icon } from "../../../ui/icon.tsx";
import { momentWords } from "../../ui/calendar-day.ts";
import { useNow, useToday } from "../../ui/use-now.ts";
import { PendingNote } from "../list-card.tsx";
import type { Rows } from "../use-rows.ts";
import type { LogDefinition, Logged } from "./log-definition.ts";

const Entries = chakra("ol", {
  base: {
    listStyle: "none",
    display: "grid",
    gap: "4",
    "& > li": {
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr)",
      columnGap: "3",
      rowGap: "1",
      "& > svg": { marginTop: "0.2em", color: "brand" },
      "& > :not(svg)": { gridColumn: 2 },
      "& p": { whiteSpace: "pre-wrap", overflowWrap: "anywhere", maxWidth: "65ch" },
    },
    "& small": { color: "muted", fontSize: "sm", overflowWrap: "anywhere" },
  },
});

interface LogEntriesProps<Row extends Logged> {
  definition: LogDefinition<Row>;
  log: Rows<StoredLogEntry>;
  /** The reader's own address. */
  email: string;
}

export function LogEntries<Row extends Logged>(props: LogEntriesProps<Row>) {
  const { definition, log, email } = props;
  const now = useNow();
  const today = useToday();
  if (log.failed) {
    return <p role="alert">We couldn't load the log. Close this page and open it again.</p>;
  }
  if (log.rows.length === 0) {
    return (
      <chakra.p color="muted" minHeight="1.6em">
        {!log.loading && (log.confirmed ? "No notes yet." : "Nothing's saved here yet.")}
      </chakra.p>
    );
  }
  return (
    <Entries aria-label="Entries, newest first">
      {log.rows.map(({ id, pending, row }) => {
        const { words, icon } = definition.shown(row, today);
        return (
          <li key={id}>
            <Icon name={icon} />
            <div>
              <strong>{words}</strong>{" "}
              <small>
                {row.by === email.toLowerCase() ? "by you" : `by ${row.by || "somebody"}`}
                {row.created_at !== null && `, ${momentWords(row.created_at, now)}`}
              </small>
            </div>
            {row.text && <p dir="auto">{row.text}</p>}
            {pending && <PendingNote />}
          </li>
        );
      })}
    </Entries>
  );
}
