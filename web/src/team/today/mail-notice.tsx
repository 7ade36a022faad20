import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { leadsPage } from "../team-pages.ts";
import { momentWords } from "../ui/calendar-day.ts";
import { Notice } from "../ui/notice.tsx";

const LeadsLink = chakra(Link, { base: { color: "inherit", textDecoration: "underline" } });

const Command = chakra("code", { base: { display: "inline-block" } });

export function MailNotice({ since }: { since: string | null }) {
  return (
    // The live region is there before its words, so that a screen reader says them.
    <div role="status">
      {since !== null && (
        <Notice data-passing="" marginTop="4">
          Email hasn't gone out since {momentWords(since, new Date())}. No message is lost: new ones
          are in <LeadsLink to={leadsPage.path}>Company leads</LeadsLink>. Whoever runs this site
          can find out why with <Command>npm run mail -- list</Command>.
        </Notice>
      )}
    </div>
  );
}
