import { openingSpans, spokenTime } from "../../src/site/opening-hours.ts";

const days: Record<string, string> = {
  ...{ Mo: "Monday", Tu: "Tuesday", We: "Wednesday", Th: "Thursday", Fr: "Friday" },
  ...{ Sa: "Saturday", Su: "Sunday" },
};

const dayName = (short: string) => days[short] ?? short;

/** "Mo-Fr 09:00-17:00" -> "Monday to Friday, 9 am to 5 pm" */
export function hoursText(hours: string): string {
  const spans = openingSpans(hours).map((span) => {
    const [week = "", times = ""] = span.split(" ");
    return `${week.split("-").map(dayName).join(" to ")}, ${times.split("-").map(spokenTime).join("\u00a0to\u00a0")}`;
  });
  return spans.join("; ");
}
