const stepMs = 5 * 60 * 1000;
const time = { hour: "numeric", minute: "2-digit" } as const;

/** Uses the visitor's clock, and is never before `at`: "3:40 PM", or "Tuesday 3:40 PM" if that isn't today. */
export function sendingTime(at: number, now: number): string {
  const shown = new Date(Math.ceil(at / stepMs) * stepMs);
  const isToday = shown.toDateString() === new Date(now).toDateString();
  const words = shown.toLocaleString("en-US", isToday ? time : { ...time, weekday: "long" });
  // A line never breaks inside the time.
  return words.replace(/\s(?=[AP]M)/, "\u00a0");
}

export function withSendingTime(words: string, at: number): string {
  return words.replace("{time}", sendingTime(at, Date.now()));
}
