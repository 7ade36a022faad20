import { chakra } from "@chakra-ui/react";
import { momentWords } from "../ui/calendar-day.ts";
import { useToday } from "../ui/use-now.ts";
import { CardDetail } from "./list-card.tsx";

const Moment = chakra("time", {
  base: { display: "inline-block", _firstLetter: { textTransform: "uppercase" } },
});

export function Created({ at }: { at: string | null }) {
  // A row that stays on the screen past midnight is rendered again.
  useToday();
  if (at === null) return null;
  const [day, time] = momentWords(at, new Date()).split(" at ");
  return (
    <CardDetail icon="calendar">
      <Moment dateTime={at}>
        {day}
        <span> at {time}</span>
      </Moment>
    </CardDetail>
  );
}
