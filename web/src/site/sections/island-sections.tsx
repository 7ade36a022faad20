import { site } from "virtual:site";
import { tokenParameter } from "#contract/newsletter-links";
import { draftKey, reviewFormName } from "../../forms/form-names.ts";
import { IslandFrame } from "../../islands/island.tsx";
import type { ResolvedSection } from "../content/resolved-page.ts";
import { checkup, estimator, newsletterChoice, reviewForm, scheduler } from "../islands.ts";
import { calendarQuery } from "../scheduler/calendar-query.ts";
import { CheckList } from "./check-list.tsx";
import { FormSurface } from "./form-sections.tsx";
import { SectionFrame } from "./section-frame.tsx";

/** The script comes with the first touch, or at once for a link that holds answers. */
export function CheckupSection({ section }: { section: ResolvedSection<"checkup"> }) {
  const { open } = section.checkup;
  return (
    <SectionFrame section={section}>
      <IslandFrame island={checkup} props={{ open }} called="The check" query="check" />
    </SectionFrame>
  );
}

/** The script comes with the first touch, or at once for a link that holds choices. */
export function EstimatorSection({ section }: { section: ResolvedSection<"estimator"> }) {
  const { open, questions } = section.estimator;
  const query = questions.map(({ name }) => name).join(" ");
  return (
    <SectionFrame section={section}>
      <IslandFrame island={estimator} props={{ open }} called="The calculator" query={query} />
    </SectionFrame>
  );
}

export function NewsletterSection({ section }: { section: ResolvedSection<"newsletter"> }) {
  return (
    <SectionFrame section={section} layout="form">
      <FormSurface>
        <IslandFrame
          island={newsletterChoice}
          props={{}}
          called="This page"
          query={tokenParameter}
        />
      </FormSurface>
    </SectionFrame>
  );
}

/** The form appears with its script, if the address has the link's token. */
export function ReviewSection({ section }: { section: ResolvedSection<"review"> }) {
  const { consent, actions } = section;
  const { reviewPlace: to } = site;
  const elsewhere = to ? [{ label: consent.elsewhere, to, style: "secondary" as const }] : [];
  return (
    <SectionFrame section={{ ...section, actions: [...actions, ...elsewhere] }} layout="form">
      <FormSurface>
        <IslandFrame
          island={reviewForm}
          props={{ consent }}
          called="The form"
          draft={draftKey(reviewFormName)}
          query={tokenParameter}
        />
      </FormSurface>
    </SectionFrame>
  );
}

/** The script comes with the first touch, or at once if the visitor asked for the calendar on another page. */
export function SchedulerSection({ section }: { section: ResolvedSection<"scheduler"> }) {
  return (
    <SectionFrame section={section} layout="contact" trail={<CheckList items={section.points} />}>
      <IslandFrame island={scheduler} props={{}} called="The calendar" query={calendarQuery} />
    </SectionFrame>
  );
}
