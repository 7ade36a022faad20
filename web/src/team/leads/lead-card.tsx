import { memo } from "react";
import { contactWayLabels, serviceInterestLabels } from "#contract/contact-message";
import type { StoredLead } from "#contract/lead";
import { momentWords } from "../list/calendar-day.ts";
import { ContactLinks } from "../list/contact-links.tsx";
import { Created } from "../list/created.tsx";
import { CardFacts, CardHead, CardText, ListCard, PendingNote } from "../list/list-card.tsx";
import type { ListRow } from "../list/list-definition.ts";
import { StatusBadge } from "../list/status-badge.tsx";
import { shownWord } from "../list/words.ts";
import { leadName } from "./lead-list.ts";

const columns = "minmax(0, 1fr) minmax(0, 1fr) 8rem 10rem";

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** As people say it: "Mount Laurel page". */
function sourceWords(source: string): string {
  const [, town] = /^(.+)-web-design-(?:page|cta)$/.exec(source) ?? [];
  if (town) return `From the ${town.split("-").map(capital).join(" ")} page`;
  if (source === "team") return "Added by the team";
  if (source === "import") return "Imported";
  // Of a form of ours, or a person's own words.
  const isName = /^[a-z]+(?:-[a-z]+)+$/.test(source);
  return source === "" ? "" : `From ${isName ? source.replaceAll("-", " ") : source}`;
}

/** A word that is none of our services stands as it is. */
function interestsWords(interests: readonly string[] | undefined): string {
  if (!interests?.length) return "";
  const labels: Readonly<Record<string, string>> = serviceInterestLabels;
  return `Asked about: ${interests.map((interest) => labels[interest] ?? shownWord(interest)).join(", ")}`;
}

/** How to answer somebody who left a phone number. */
function preferenceWords({ contact_by, texts_ok_at }: StoredLead): string {
  if (!contact_by) return "";
  const labels: Readonly<Record<string, string>> = contactWayLabels;
  const agreed = texts_ok_at === null ? "" : `, agreed to ${momentWords(texts_ok_at, new Date())}`;
  return `Prefers: ${labels[contact_by] ?? shownWord(contact_by)}${agreed}`;
}

export const LeadCard = memo(function LeadCard({ entry }: { entry: ListRow<StoredLead> }) {
  const { row, pending } = entry;
  const about = [row.company_name, row.business_type, row.town].filter(Boolean).join(" · ");
  const origin = [
    preferenceWords(row),
    interestsWords(row.service_interests),
    sourceWords(row.source),
    row.summary_at ? "One of many within an hour, without an email of its own" : "",
  ].filter(Boolean);
  return (
    <ListCard css={{ "--columns": columns }} {...(pending ? { "data-pending": "" } : {})}>
      <CardHead>
        <h2>{leadName(row) || row.email || "(no name)"}</h2>
        {about && <p>{about}</p>}
        {origin.length > 0 && <p>{origin.join(" · ")}</p>}
      </CardHead>
      <ContactLinks email={row.email} phone={row.phone} />
      <CardFacts>
        <div>
          <StatusBadge status={row.status} />
        </div>
        <div>
          <Created at={row.created_at} />
        </div>
      </CardFacts>
      <CardText label="Message" text={row.message} />
      <PendingNote pending={pending} />
    </ListCard>
  );
});
