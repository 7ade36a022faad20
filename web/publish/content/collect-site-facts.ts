import type { SiteFacts } from "#contract/site-facts";
import { optionLine } from "../../src/site/estimator/estimate.ts";
import type { Content } from "./content.ts";
import { hoursText } from "./hours-text.ts";
import { estimatorContent } from "./island-content.ts";
import { pageNames } from "./page-names.ts";
import { cityPages } from "./towns.ts";

/** The number of posts in the mail to a new subscriber. */
const postsInMail = 3;

function priceFacts({
  questions,
  together,
  day,
}: NonNullable<ReturnType<typeof estimatorContent>>) {
  const lines = questions.flatMap(({ options }) =>
    options.flatMap((option) => optionLine(option) ?? []),
  );
  return { together, day, lines: lines.map(({ label: _, ...line }) => line) };
}

/** What the functions need to know about the content. */
export function siteFactsOf(content: Content): SiteFacts {
  const { site, claims, pages, posts } = content;
  const { street, locality, region, postalCode } = site.address;
  const replyTime = claims.reply_time?.value;
  const [signer] = pages
    .flatMap((page) => page.sections)
    .flatMap((section) =>
      section.kind === "story" && section.person ? [section.person.name] : [],
    );
  const calculator = estimatorContent(content);
  return {
    name: site.name,
    ...(signer !== undefined && { signer }),
    phone: site.phone,
    hours: hoursText(site.hours),
    ...(replyTime !== undefined && { reply_time: String(replyTime) }),
    address: `${street}, ${locality}, ${region} ${postalCode}`,
    posts: posts
      .filter(({ listed }) => listed)
      .slice(0, postsInMail)
      .map(({ title, excerpt, path }) => ({ title, excerpt, path })),
    pages: pageNames(content),
    ...(calculator && { prices: priceFacts(calculator) }),
    towns: cityPages(pages).map(({ city }) => city.town),
  };
}
