import type { Content } from "../../../web/publish/content/content.ts";

/** Something that was right on a day and needs another check. */
interface Reminder {
  what: string;
  /** A day such as `2026-11-23`. */
  checked: string;
  facts: string[];
}

const later = (one: string, other = "") => (other > one ? other : one);

/** The content's facts about laws, services and the business itself, and when somebody last checked them. */
export function contentReminders({ posts, claims }: Pick<Content, "posts" | "claims">): Reminder[] {
  return [
    ...posts
      .filter(({ recheck }) => recheck.length > 0)
      .map(({ slug, updated, checked, recheck }) => ({
        what: `the post ${slug}`,
        checked: later(updated, checked),
        facts: recheck,
      })),
    ...Object.entries(claims).flatMap(([key, { value, proven, checked }]) =>
      proven === undefined || checked === undefined
        ? []
        : [{ what: `the claim ${key}`, checked, facts: [`${value}, proven by: ${proven}`] }],
    ),
  ];
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
