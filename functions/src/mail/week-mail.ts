import type { Settings } from "../config.ts";
import { counted } from "../contract/counted.ts";
import { type MetricKind, metricKinds } from "../contract/metric-kinds.ts";
import {
  kindWords,
  type PageNames,
  pageWords,
  visitSourceWords,
} from "../contract/metric-labels.ts";
import { type Counts, mostViewed, sumsOf } from "../contract/metric-sums.ts";
import { halfWords, leastMessages, type ReplyStatus, replyDays } from "../contract/reply-status.ts";
import type { StoredMetrics } from "../contract/site-metrics.ts";
import type { WeekRequests } from "../metrics/week-requests.ts";
import { html, type SafeHtml } from "./html-text.ts";
import {
  type Details,
  detailLines,
  detailTable,
  linkStyle,
  type MailContent,
  mailColors,
  mailPage,
} from "./mail-layout.ts";

const most = 5;

/** The day is a calendar day, so it is formatted in the zone in which it was parsed. */
const dayWords = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Compares a number with the week before. */
function change(kind: MetricKind, current: Counts, previous: Counts): string {
  const difference = current[kind] - previous[kind];
  if (difference === 0) return "same as the week before";
  return `${Math.abs(difference)} ${difference > 0 ? "more" : "fewer"} than the week before`;
}

function kindDetails(current: Counts, previous: Counts): Details {
  return metricKinds.map((kind) => [
    kindWords[kind],
    `${current[kind]} (${change(kind, current, previous)})`,
  ]);
}

function part(heading: string, details: Details, labelWidth: string): SafeHtml {
  return html`<h2 style="margin:24px 0 8px;font-size:17px;color:${mailColors.brand}">${heading}</h2>${detailTable(details, labelWidth)}`;
}

/** Returns "3 of 5" for each class, the most first. */
function requestDetails(requests: WeekRequests): Details {
  const bySource = new Map<string, number>();
  for (const source of requests) {
    const words = source === undefined ? "Not known" : visitSourceWords(source);
    bySource.set(words, (bySource.get(words) ?? 0) + 1);
  }
  return [...bySource]
    .sort(([, one], [, other]) => other - one)
    .map(([words, count]) => [words, `${count} of ${requests.length}`]);
}

interface Week {
  metrics: readonly StoredMetrics[];
  metricsBefore: readonly StoredMetrics[];
  requests: WeekRequests;
  replies: ReplyStatus | undefined;
}

function replyDetails(replies: ReplyStatus | undefined): Details {
  if (!replies || replies.messages < leastMessages) return [];
  const { messages, within_day } = replies;
  const half = halfWords(replies);
  return [
    ["Within 24 hours", `${within_day} of ${messages}`],
    [`Half of your last ${messages}`, half ? `within ${half}` : "still waiting"],
  ];
}

/** Tells the owner how the site was used in a week, compared with the one before. */
export function weekMail(
  monday: string,
  { metrics, metricsBefore, requests, replies }: Week,
  pages: PageNames,
  { OWNER_EMAIL, SITE_ORIGIN }: Settings,
): MailContent {
  const { total, byPage, bySource } = sumsOf(metrics);
  const previous = sumsOf(metricsBefore).total;
  const heading = `Your website in the week of ${dayWords.format(new Date(`${monday}T00:00:00Z`))}`;
  const pageDetails: Details = mostViewed(byPage, most).map(([page, count]) => {
    const href = page.startsWith("/") ? `${SITE_ORIGIN}${page}` : undefined;
    return [{ text: pageWords(page, pages), href }, String(count)];
  });
  const sourceDetails: Details = mostViewed(bySource, most).map(([source, count]) => [
    visitSourceWords(source),
    String(count),
  ]);
  const parts: [string, Details, string][] = [
    ["What visitors did", kindDetails(total, previous), "38%"],
    ["Pages seen most", pageDetails, "80%"],
    ["Where they came from", sourceDetails, "80%"],
    ["Where requests came from", requestDetails(requests), "80%"],
    [`How soon you answered, last ${replyDays} days`, replyDetails(replies), "60%"],
  ];
  const filled = parts.filter(([, details]) => details.length > 0);
  const note =
    "Visitors who ask not to be tracked, or who have data saver on, aren't counted, and their requests are “Not known”. The numbers are about pages, never people.";
  const dashboard = `${SITE_ORIGIN}/dashboard`;
  return {
    to: OWNER_EMAIL,
    autoSubmitted: "auto-generated",
    subject: `${heading}: ${counted(total.views, "page view")}, ${counted(total.sent, "form")} sent`,
    text: [
      heading,
      ...filled.flatMap(([title, details]) => ["", title, "", ...detailLines(details)]),
      "",
      note,
      `The last 30 days: ${dashboard}`,
      "",
    ].join("\n"),
    html: mailPage({
      heading,
      content: [
        ...filled.map((each) => part(...each)),
        html`<p style="margin:24px 0 16px"><a href="${dashboard}" style="display:inline-block;padding:10px 0;${linkStyle}">See the last 30 days</a></p>`,
      ],
      foot: html`${note}`,
    }),
  };
}
