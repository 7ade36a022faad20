import { businessDay } from "#contract/business-day";
import { dueDay, isDone, type StoredTask } from "#contract/task";
import { CardDetail } from "../records/list-card.tsx";
import { dayWords, isPast } from "../ui/calendar-day.ts";
import { useToday } from "../ui/use-now.ts";

/** Shows when a task is due, or when it was done if somebody noted that. */
export function DueDate({ task }: { task: StoredTask }) {
  const today = useToday();
  const due = dueDay(task);
  if (task.done_at !== null) {
    const day = dayWords(businessDay(new Date(task.done_at)), today);
    return (
      <CardDetail icon="check">
        Done <time dateTime={task.done_at}>{day}</time>
      </CardDetail>
    );
  }
  if (!due) return null;
  const day = <time dateTime={due}>{dayWords(due, today)}</time>;
  if (!isDone(task) && isPast(due, today)) {
    return (
      <CardDetail icon="alert" as="strong" color="accentText">
        <span>Overdue, due </span>
        {day}
      </CardDetail>
    );
  }
  return (
    <CardDetail icon="clock">
      <span>Due </span>
      {day}
    </CardDetail>
  );
}
