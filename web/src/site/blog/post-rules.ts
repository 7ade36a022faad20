/** What a post page says about itself. */

export const focusTowns = [
  "Cherry Hill",
  "Haddonfield",
  "Voorhees",
  "Medford",
  "Marlton",
  "Mount Laurel",
  "Berlin",
  "Shamong",
] as const;

const region = "South Jersey";
const counties = ["Camden County", "Burlington County"] as const;

/** What a post without a listing entry shows in place of its own values. */
export const unlistedDefaults = {
  title: "Professional Web Design for South Jersey Businesses",
  readTime: "5 min read",
  date: "2024-03-15",
  category: "web-design",
} as const;

const names = (tag: string, place: string) => tag.toLowerCase().includes(place.toLowerCase());

export function localFocus(tags: readonly string[]): string {
  for (const tag of tags) {
    const town = focusTowns.find((place) => names(tag, place));
    if (town) return town;
  }
  return region;
}

export function marketCounty(tags: readonly string[]): string {
  return counties.find((county) => tags.some((tag) => names(tag, county))) ?? region;
}

/** Turns "web-design" into "Web Design", the badge of a category. */
export function categoryLabel(category: string): string {
  return category
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

const wordsPerMinute = 200;

export function readTime(words: number): string {
  return `${Math.max(1, Math.round(words / wordsPerMinute))} min read`;
}

const longDay = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Turns "2024-03-15" into "March 15, 2024", whatever the time zone of the machine. */
export function longDate(day: string): string {
  return longDay.format(new Date(`${day}T00:00:00Z`));
}
