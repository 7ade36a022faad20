import { chakra } from "@chakra-ui/react";
import type { NewsletterStatus, WeekSource } from "#contract/newsletter-status";
import { sourceWords } from "../leads/lead-words.ts";
import { shownNumber } from "../records/words.ts";
import { monthDayWords } from "../ui/calendar-day.ts";
import { WideCard } from "./dashboard-card.tsx";
import { useNewsletter } from "./use-status.ts";

const Table = chakra("table", {
  base: {
    width: "100%",
    // Each number is beside what it counts.
    maxWidth: "30rem",
    marginTop: "3",
    borderCollapse: "collapse",
    // Words in a table don't break: at 200% on a phone, three columns are as large as the screen allows.
    fontSize: "min({fontSizes.sm}, 6.8vw)",
    "& th, & td": { paddingBlock: "1", textAlign: "start", verticalAlign: "top" },
    "& tbody th": { fontWeight: 400, overflowWrap: "anywhere" },
    "& thead th, & tbody th[scope=rowgroup]": { fontWeight: 600 },
    "& th[scope=rowgroup]": { paddingTop: "3" },
    "& td, & thead th:not(:first-of-type)": { paddingInlineStart: "3", textAlign: "end" },
  },
});

/** The rows of each week, in the order in which they come. */
function byWeek(rows: readonly WeekSource[]): [week: string, rows: WeekSource[]][] {
  const weeks = new Map<string, WeekSource[]>();
  for (const row of rows) weeks.set(row.week, [...(weeks.get(row.week) ?? []), row]);
  return [...weeks];
}

function Signups({ weeks }: Pick<NewsletterStatus, "weeks">) {
  if (weeks.length === 0) return <p>Nobody has signed up in the last four weeks.</p>;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Sign-ups</th>
          <th scope="col">All</th>
          <th scope="col">Confirmed</th>
        </tr>
      </thead>
      {byWeek(weeks).map(([week, rows]) => (
        <tbody key={week}>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              Week of {monthDayWords(week)}
            </th>
          </tr>
          {rows.map(({ source, signups, confirmed }) => (
            <tr key={source}>
              <th scope="row">{sourceWords(source)}</th>
              <td>{shownNumber(signups)}</td>
              <td>{shownNumber(confirmed)}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </Table>
  );
}

export function NewsletterCard() {
  const status = useNewsletter();
  if (status === undefined) return <div data-soon="" />;
  if (status === null) return null;
  const { confirmed, weeks } = status;
  return (
    <WideCard aria-labelledby="newsletter-heading">
      <chakra.h2 id="newsletter-heading" fontSize="h3">
        Newsletter
      </chakra.h2>
      <p>
        <strong>{confirmed === 0 ? "No" : shownNumber(confirmed)}</strong> confirmed{" "}
        {confirmed === 1 ? "reader" : "readers"}
      </p>
      <Signups weeks={weeks} />
      <chakra.p marginTop="3" fontSize="sm" color="muted">
        Counted every hour.
      </chakra.p>
    </WideCard>
  );
}
