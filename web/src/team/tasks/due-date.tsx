import { chakra } from "@chakra-ui/react";
import type { StoredTask } from "#contract/task";
import { Icon } from "../../ui/icon.tsx";
import { CardFact } from "../records/list-card.tsx";
import { dayWords, isPast } from "../ui/calendar-day.ts";
import { useToday } from "../ui/use-now.ts";

const Overdue = chakra("strong", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "2",
    color: "accentText",
    fontWeight: 650,
  },
});

export function DueDate({ task }: { task: StoredTask }) {
  const today = useToday();
  if (!task.due_date) return null;
  const day = <time dateTime={task.due_date}>{dayWords(task.due_date, today)}</time>;
  if (task.status !== "completed" && isPast(task.due_date, today)) {
    return (
      <Overdue>
        <Icon name="alert" />
        <span>Overdue, due {day}</span>
      </Overdue>
    );
  }
  return <CardFact icon="clock">Due {day}</CardFact>;
}
