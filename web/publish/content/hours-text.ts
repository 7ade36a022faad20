const days: Record<string, string> = {
  ...{ Mo: "Monday", Tu: "Tuesday", We: "Wednesday", Th: "Thursday", Fr: "Friday" },
  ...{ Sa: "Saturday", Su: "Sunday" },
};

const dayName = (short: string) => days[short] ?? short;

/** Turns "09:00" into "9 am" and "17:30" into "5:30 pm", with no line break inside. */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  return `${hour % 12 || 12}${minutes}\u00a0${hour % 24 < 12 ? "am" : "pm"}`;
}

/** The spans of the opening hours: "Mo-Fr 09:00-17:00, Sa 10:00-13:00" has two. */
export function openingSpans(hours: string): string[] {
  return hours.split(", ");
}

/** "Mo-Fr 09:00-17:00" -> "Monday to Friday, 9 am to 5 pm" */
export function hoursText(hours: string): string {
  const spans = openingSpans(hours).map((span) => {
    const [week = "", times = ""] = span.split(" ");
    return `${week.split("-").map(dayName).join(" to ")}, ${times.split("-").map(clock).join("\u00a0to\u00a0")}`;
  });
  return spans.join("; ");
}

/**
 * The same for the script that looks whether the business is open (web/src/site/layout/open-until.ts):
 * "MonTueWedThuFri|09:00|17:00|5 pm" for each span, with a semicolon between them.
 */
export function hoursData(hours: string): string {
  const week = Object.keys(days);
  const spans = openingSpans(hours).map((span) => {
    const [range = "", times = ""] = span.split(" ");
    const [first = 0, last = first] = range.split("-").map((day) => week.indexOf(day));
    const [opens = "", closes = ""] = times.split("-");
    // A range may go past Sunday, as Fr-Mo does.
    const open = week.filter((_, day) => (day - first + 7) % 7 <= (last - first + 7) % 7);
    const short = open.map((day) => dayName(day).slice(0, 3)).join("");
    return [short, opens, closes, clock(closes)].join("|");
  });
  return spans.join(";");
}
