import { momentWords } from "./calendar-day.ts";
import { CardFact } from "./list-card.tsx";

/** When an entry was created, where that is known. */
export function Created({ at }: { at: string | null }) {
  if (at === null) return null;
  return (
    <CardFact icon="calendar">
      <time dateTime={at}>{momentWords(at, new Date())}</time>
    </CardFact>
  );
}
