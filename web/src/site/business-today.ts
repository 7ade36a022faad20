/** Today by the business's clock, such as 11/28/2026. */
export function businessToday(): string {
  return new Date().toLocaleDateString("en-US", { timeZone: "America/New_York" });
}
