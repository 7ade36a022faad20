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
