/** Something that was right on a day and needs another check. */
export interface Reminder {
  what: string;
  /** A day such as `2026-11-23`. */
  checked: string;
  facts: string[];
}

/** The same day a year later; the 29th of February becomes the 1st of March. */
export function yearAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.toISOString().slice(0, 10);
}

/** The reminders whose year is over, oldest first. */
export function dueReminders(all: readonly Reminder[], today: string): Reminder[] {
  return all
    .filter(({ checked }) => yearAfter(checked) <= today)
    .sort((one, other) => one.checked.localeCompare(other.checked));
}
