import { chakra } from "@chakra-ui/react";
import type { Counts } from "#contract/metric-sums";
import { monthDayWords } from "../../ui/calendar-day.ts";

const height = 100;
const step = 10;
const gap = 2;

const Chart = chakra("svg", {
  base: {
    display: "block",
    width: "100%",
    height: "7rem",
    borderBottom: "1px solid",
    borderColor: "line",
    "& rect": { fill: "brand" },
    // Windows' high contrast keeps fills but chooses the background.
    "@media (forced-colors: active)": { "& rect": { fill: "CanvasText" } },
  },
});

/** Shows a bar for each day's views. The table below has the same numbers. */
export function DayChart({ days, byDay }: { days: string[]; byDay: ReadonlyMap<string, Counts> }) {
  const views = days.map((day) => byDay.get(day)?.views ?? 0);
  const most = Math.max(...views, 1);
  const busiest = days[views.indexOf(most)];
  const words = busiest
    ? `Pages seen each day. Most on ${monthDayWords(busiest)}: ${most}.`
    : "Pages seen each day. None yet.";
  return (
    <chakra.figure margin="0">
      <Chart
        role="img"
        aria-label={words}
        viewBox={`0 0 ${days.length * step} ${height}`}
        preserveAspectRatio="none"
      >
        {views.map((count, index) => (
          <rect
            key={days[index]}
            x={index * step + gap / 2}
            y={height - (count / most) * height}
            width={step - gap}
            height={(count / most) * height}
          />
        ))}
      </Chart>
      <chakra.figcaption
        display="flex"
        justifyContent="space-between"
        marginTop="1"
        fontSize="sm"
        color="muted"
      >
        <span>{monthDayWords(days[0] ?? "")}</span>
        <span>Busiest day: {views.includes(most) ? most : 0}</span>
        <span>{monthDayWords(days.at(-1) ?? "")}</span>
      </chakra.figcaption>
    </chakra.figure>
  );
}
