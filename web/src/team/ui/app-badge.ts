/** Shows the count, if the system has badges. */
export async function showUnanswered(count: number): Promise<void> {
  if (!("setAppBadge" in navigator)) return;
  try {
    await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge());
  } catch {
    // The app isn't installed or isn't allowed to do this, so there is no icon to mark.
  }
}
