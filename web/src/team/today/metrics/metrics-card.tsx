import { pageNames } from "virtual:page-names";
import { chakra } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { dayAfter } from "#contract/business-day";
import { metricKinds } from "#contract/metric-kinds";
import { kindWords, pageWords, visitSourceWords } from "#contract/metric-labels";
import { mostViewed, sumsOf } from "#contract/metric-sums";
import { useMember } from "../../access/team-auth.ts";
import { readMetrics } from "../../store/read-metrics.ts";
import { useToday } from "../../ui/use-now.ts";
import { WideCard } from "../dashboard-card.tsx";
import { DayChart } from "./day-chart.tsx";
import { DayTable } from "./day-table.tsx";

const daysShown = 30;
const namesShown = 5;

const Totals = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr))",
    gap: "3",
    marginBlock: "4",
    "& > div": { display: "flex", flexDirection: "column-reverse" },
    "& dt": { fontSize: "sm", color: "muted" },
    "& dd": { fontFamily: "heading", fontSize: "1.5rem", lineHeight: 1.2 },
  },
});

const Names = chakra("ol", {
  base: {
    listStyleType: "none",
    fontSize: "sm",
    "& > li": { display: "flex", justifyContent: "space-between", gap: "4", paddingBlock: "1" },
    "& > li > span:first-of-type": { overflowWrap: "anywhere" },
  },
});

type Metrics = Awaited<ReturnType<typeof readMetrics>>;

function useMetrics(since: string): Metrics | "asking" | "failed" {
  const { store } = useMember();
  const [metrics, setMetrics] = useState<Metrics | "asking" | "failed">("asking");
  useEffect(() => {
    let isCurrent = true;
    readMetrics(store, since).then(
      (found) => isCurrent && setMetrics(found),
      () => isCurrent && setMetrics("failed"),
    );
    return () => {
      isCurrent = false;
    };
  }, [store, since]);
  return metrics;
}

function MostViewed(props: { heading: string; views: [string, number][] }) {
  return (
    <div>
      <chakra.h3 fontSize="md" marginBottom="1">
        {props.heading}
      </chakra.h3>
      <Names>
        {props.views.map(([name, count]) => (
          <li key={name}>
            <span>{name}</span> <span>{count}</span>
          </li>
        ))}
      </Names>
    </div>
  );
}

function Filled({ metrics, days }: { metrics: Metrics; days: string[] }) {
  const { total, byDay, byPage, bySource } = sumsOf(metrics);
  const named = (views: [string, number][], words: (name: string) => string) =>
    views.map(([name, count]): [string, number] => [words(name), count]);
  return (
    <>
      <Totals>
        {metricKinds.map((kind) => (
          <div key={kind}>
            <dt>{kindWords[kind]}</dt>
            <dd>{total[kind]}</dd>
          </div>
        ))}
      </Totals>
      <DayChart days={days} byDay={byDay} />
      <DayTable days={days} byDay={byDay} />
      <chakra.div
        display="grid"
        gap="4"
        marginTop="4"
        gridTemplateColumns="repeat(auto-fit, minmax(min(15rem, 100%), 1fr))"
      >
        <MostViewed
          heading="Pages seen most"
          views={named(mostViewed(byPage, namesShown), (page) => pageWords(page, pageNames))}
        />
        <MostViewed
          heading="Where visitors came from"
          views={named(mostViewed(bySource, namesShown), visitSourceWords)}
        />
      </chakra.div>
    </>
  );
}

export function MetricsCard() {
  const today = useToday();
  const first = dayAfter(today, 1 - daysShown);
  const metrics = useMetrics(first);
  const days = Array.from({ length: daysShown }, (_, index) => dayAfter(first, index));
  return (
    <WideCard aria-labelledby="numbers-heading" data-passing="">
      <chakra.h2 id="numbers-heading" fontSize="h3">
        Your website in the last 30 days
      </chakra.h2>
      {metrics === "asking" && <p role="status">Loading the numbers...</p>}
      {metrics === "failed" && (
        <p role="status">We can't read the numbers right now. Try again in a few minutes.</p>
      )}
      {Array.isArray(metrics) &&
        (metrics.length > 0 ? (
          <Filled metrics={metrics} days={days} />
        ) : (
          <p>Nothing is counted yet. The first visits show up here within minutes.</p>
        ))}
    </WideCard>
  );
}
