/** Where the system has badges. */
export async function showUnanswered(count: number): Promise<void> {
  if (!("setAppBadge" in navigator)) return;
  try {
    await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge());
  } catch {
    // Not installed, or not allowed to: there is no icon to mark.
  }
}
