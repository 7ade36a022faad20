import { chakra } from "@chakra-ui/react";
import { lazy, Suspense, useMemo } from "react";
import { agencyCompanyId } from "#contract/collections";
import { storedLead } from "#contract/lead";
import { limits } from "#contract/limits";
import { loadPatiently } from "../../islands/load-patiently.ts";
import { BreakableAddress } from "../../ui/breakable-address.tsx";
import { useMember } from "../access/team-auth.ts";
import { answeredLeads } from "../leads/lead-list.ts";
import { answerSpeed } from "../leads/log/wait.ts";
import { unansweredMost } from "../leads/use-unanswered.ts";
import { useRows } from "../records/use-rows.ts";
import { countWords } from "../records/words.ts";
import { clientsPage, dashboardPage, leadsPage, tasksPage } from "../team-pages.ts";
import { momentWords } from "../ui/calendar-day.ts";
import { PageHeading } from "../ui/page-heading.tsx";
import { DashboardCard } from "./dashboard-card.tsx";
import { DayList } from "./day-list.tsx";
import { InstallOffer } from "./install-offer.tsx";
import { MailNotice } from "./mail-notice.tsx";
import { NewsletterCard } from "./newsletter-card.tsx";
import { NoticesOffer } from "./notices-offer.tsx";
import { useCounts } from "./use-counts.ts";
import { useDay } from "./use-day.ts";
import { useStuckMail } from "./use-status.ts";

/** This is below everything else and for the agency only, so other members and the cards above don't wait for it. */
const MetricsCard = lazy(() =>
  loadPatiently(async () => ({
    default: (await import("./metrics/metrics-card.tsx")).MetricsCard,
  })),
);

const answersCounted = 30;
const answered = { collection: "leads", selection: answeredLeads } as const;

/** Says how fast the team answered lately. It is empty after too few answers and undefined until that is known. */
function useAnswerSpeed(): string | undefined {
  const { rows, loading } = useRows(answered, storedLead, answersCounted);
  const speed = useMemo(() => answerSpeed(rows.map(({ row }) => row)), [rows]);
  return loading ? undefined : speed;
}

/** The count with its noun: `1 open task`, `12 open tasks`, `1,000+ open tasks`, `No open tasks`. */
function countText(count: number, one: string): string {
  const many = `${one}s`;
  return count === 0 ? `No ${many}` : countWords(count, { one, many }, count >= limits.listMax);
}

export function DashboardPage() {
  const { email, companyId, companyName } = useMember();
  const { latest, state } = useCounts();
  const day = useDay();
  const speed = useAnswerSpeed();
  const { leads, isConclusive } = day.unanswered;
  // This is live, like the tab and the line above. If there are very many, only the server knows the number.
  const waiting = (counted: number) => {
    if (!isConclusive) return counted;
    return leads.length < unansweredMost ? leads.length : Math.max(leads.length, counted);
  };
  // This comes after the counts, which would otherwise wait for it.
  const stuckSince = useStuckMail();
  const show = (text: (counts: NonNullable<typeof latest>["counts"]) => string) => {
    if (latest) return text(latest.counts);
    return state === "failed" ? "Count unavailable" : "Counting...";
  };

  return (
    <>
      <PageHeading page={dashboardPage} />
      <chakra.p display="flex" flexWrap="wrap" columnGap="4" marginTop="2" color="muted">
        <chakra.strong color="ink">{companyName}</chakra.strong>
        <span>
          <BreakableAddress text={email} />
        </span>
      </chakra.p>
      <DayList day={day} />
      {/* This would move while the day loads, so it is hidden. It already fetches its data. */}
      <div hidden={day.loading}>
        <chakra.ul
          containerType="inline-size"
          listStyleType="none"
          display="grid"
          gap="4"
          marginTop="6"
          gridTemplateColumns={{ md: "repeat(3, minmax(0, 1fr))" }}
        >
          <DashboardCard
            page={leadsPage}
            icon="megaphone"
            count={show(({ unanswered }) => countText(waiting(unanswered), "unanswered lead"))}
          />
          <DashboardCard
            page={clientsPage}
            icon="users"
            count={show(({ clients }) => countText(clients, "client"))}
          />
          <DashboardCard
            page={tasksPage}
            icon="check"
            count={show(({ tasks }) => countText(tasks, "open task"))}
          />
        </chakra.ul>
        {speed && (
          <chakra.p marginTop="4" fontSize="sm" color="muted">
            {speed}
          </chakra.p>
        )}
        <div hidden={speed === undefined} {...(speed === undefined ? { "data-soon": "" } : {})}>
          <MailNotice since={stuckSince} />
          <NewsletterCard />
          <InstallOffer />
          {companyId === agencyCompanyId && <NoticesOffer />}
          {companyId === agencyCompanyId && state !== "asking" && (
            <Suspense>
              <MetricsCard />
            </Suspense>
          )}
          {/* This comes last, where it moves nothing. */}
          <chakra.p role="status" marginTop="3" fontSize="sm" color="muted">
            {state === "failed" && latest && (
              <span data-passing="">
                {`Last updated ${momentWords(latest.at, new Date())}. We can't reach the server right now.`}
              </span>
            )}
          </chakra.p>
        </div>
      </div>
    </>
  );
}
