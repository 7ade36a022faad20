import type { Content } from "../../../web/publish/content/content.ts";
import type { Reminder } from "./due-dates.ts";

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
