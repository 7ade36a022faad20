import type { ResolvedBeside } from "../content/resolved-page.ts";
import { BeforeAfter } from "./before-after.tsx";
import { CallCard } from "./call-card.tsx";
import { MessageThread } from "./message-thread.tsx";
import { PriceSheet } from "./price-sheet.tsx";
import { RaffleTicket } from "./raffle-ticket.tsx";
import { SignedNote } from "./signed-note.tsx";
import { SiteParts } from "./site-parts.tsx";
import { StreetMap } from "./street-map.tsx";
import { TradePicker } from "./trade-picker.tsx";

export function BesideWords({ section }: { section: ResolvedBeside }) {
  switch (section.kind) {
    case "trades":
      return <TradePicker section={section} />;
    case "prices":
      return <PriceSheet section={section} />;
    case "thread":
      return <MessageThread section={section} />;
    case "ticket":
      return <RaffleTicket section={section} />;
    case "call":
      return <CallCard section={section} />;
    case "compare":
      return <BeforeAfter section={section} />;
    case "parts":
      return <SiteParts section={section} />;
    case "note":
      return <SignedNote section={section} />;
    case "map":
      return <StreetMap map={section.map} />;
  }
}
