import { chakra } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import { answerWays } from "#contract/answer-ways";
import type { StoredLead } from "#contract/lead";
import { BreakableAddress } from "../../ui/breakable-address.tsx";
import { Icon } from "../../ui/icon.tsx";
import { RowQuestion } from "../leads/contact-question.tsx";
import { leadTitle } from "../leads/lead-list.ts";
import { aboutLead, firstWords } from "../leads/lead-words.ts";
import { LeadClock } from "../leads/log/lead-clock.tsx";
import { useStartedContact } from "../leads/started-contact.ts";
import type { ListRow } from "../records/list-definition.ts";
import { recordAddress } from "../records/page/record-address.tsx";
import { openedHere } from "../records/page/use-record-address.ts";
import { inOneLine } from "../records/words.ts";
import { leadsPage } from "../team-pages.ts";
import { coveringLink } from "../ui/covering-link.ts";

const Row = chakra("li", {
  base: {
    position: "relative",
    display: "flex",
    // With large text, the buttons get their own line.
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    minHeight: "4rem",
    paddingBlock: "2",
    borderTop: "1px solid {colors.line}",
    "& > div:not([aria-live])": {
      flex: "1 1 9.5rem",
      minWidth: 0,
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: "4",
      rowGap: "1",
      fontSize: "sm",
    },
    // A mark in its own row needs no frame, except the one that shows only by its frame.
    "& [data-late]:not([data-late=amber])": { padding: "0", border: "none", background: "none" },
    "& > div:not([aria-live]) > :first-child": {
      flex: "1 1 100%",
      fontSize: "md",
      fontWeight: 650,
      lineHeight: 1.3,
    },
  },
});

const RowLink = chakra(Link, {
  base: { ...coveringLink, _hover: { textDecoration: "underline" } },
});

const Way = chakra("a", {
  base: {
    position: "relative",
    flexShrink: 0,
    display: "grid",
    justifyItems: "center",
    alignContent: "center",
    width: "3.5rem",
    height: "3rem",
    borderRadius: "md",
    background: "brandSoft",
    color: "brand",
    fontSize: "0.8125rem",
    fontWeight: 600,
    lineHeight: 1.3,
    textDecoration: "none",
    _hover: { background: "brand", color: "page" },
  },
});

interface DayRowProps {
  to: string;
  title: string;
  details: ReactNode;
  /** The content before the title. */
  first?: ReactNode;
  children?: ReactNode;
}

/** The row whose link was followed, and the history entry it was followed from. */
let followed: { to: string; from: string } | undefined;

/** One thing to do. It opens the record, and closing the record leads back here. */
export function DayRow({ to, title, details, first, children }: DayRowProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (followed?.to !== to || followed.from !== key) return;
    followed = undefined;
    link.current?.focus();
  }, [to, key]);
  return (
    <Row>
      {first}
      <div>
        <span>
          <RowLink
            ref={link}
            to={to}
            state={openedHere}
            onClick={() => {
              followed = { to, from: key };
            }}
          >
            <BreakableAddress text={title} />
          </RowLink>
        </span>
        {details}
      </div>
      {children}
    </Row>
  );
}

const Matter = chakra("span", {
  base: {
    flex: { base: "1 1 100%", md: "1 1 16rem" },
    color: "muted",
    overflowWrap: "anywhere",
  },
});

/** Says who asks and in which words. Together this takes two or three lines on a phone. */
function asked(lead: StoredLead): string {
  const about = aboutLead(lead);
  return inOneLine([about, firstWords(lead.message, Math.max(25, 70 - about.length))]);
}

/** A lead to answer, or to come back to. */
export function LeadRow({ item }: { item: ListRow<StoredLead> }) {
  const { id, row, others } = item;
  const title = leadTitle(row);
  const contact = useStartedContact(id);
  const isMessage = row.waiting_since !== null;
  const matter = isMessage || !row.next_for ? asked(row) : firstWords(row.next_for);
  return (
    <DayRow
      to={recordAddress(leadsPage, "lead", id)}
      title={title}
      details={
        <>
          {matter && <Matter>{matter}</Matter>}
          <LeadClock {...row} answered_at={null} />
          {others && <strong>{others.length + 1} messages</strong>}
        </>
      }
    >
      {answerWays(row)
        .filter(({ label }) => label !== "Text")
        .map(({ label, icon, kind, href }) => (
          <Way
            key={label}
            href={href}
            aria-label={`${label} ${title}`}
            // We ask what came of it, even if only the page that was seen last is there (entry-seen.ts).
            data-begins={id}
            onClick={() => contact.begin(kind)}
          >
            <Icon name={icon} />
            {label}
          </Way>
        ))}
      <RowQuestion item={item} title={title} contact={contact} />
    </DayRow>
  );
}
