import { chakra } from "@chakra-ui/react";
import { metricKinds } from "#contract/metric-kinds";
import { kindWords } from "#contract/metric-labels";
import type { Counts } from "#contract/metric-sums";
import { focusRing } from "../../../ui/theme/focus-ring.ts";
import { monthDayWords } from "../../ui/calendar-day.ts";

const Summary = chakra("summary", {
  base: {
    width: "fit-content",
    minHeight: "2.75rem",
    paddingBlock: "2.5",
    color: "brand",
    cursor: "pointer",
    _focusVisible: focusRing,
  },
});

const Table = chakra("table", {
  base: {
    width: "100%",
    borderCollapse: "collapse",
    fontSize: "sm",
    fontVariantNumeric: "tabular-nums",
    "& th, & td": {
      paddingBlock: "1",
      paddingInline: "0.5",
      textAlign: "end",
      verticalAlign: "bottom",
      borderBottom: "1px solid",
      borderColor: "line",
    },
    "& th:first-of-type": { textAlign: "start", whiteSpace: "nowrap" },
  },
});

/** The kinds that fit on a phone of 360 px. */
const shownKinds = metricKinds.slice(0, 6);

/** Shows the chart's numbers and most of what it leaves out. The newest day comes first. */
export function DayTable({ days, byDay }: { days: string[]; byDay: ReadonlyMap<string, Counts> }) {
  return (
    <details>
      <Summary>Day by day</Summary>
      <Table>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {shownKinds.map((kind) => (
              <th key={kind} scope="col">
                {kindWords[kind]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...days].reverse().map((day) => (
            <tr key={day}>
              <th scope="row">{monthDayWords(day)}</th>
              {shownKinds.map((kind) => (
                <td key={kind}>{byDay.get(day)?.[kind] ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}
