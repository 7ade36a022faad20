import { leaveFirstPage } from "../navigation/first-page.ts";
import { findPage, loadPage, postsPath } from "../page-table.ts";

/**
 * Without a network every post's script and picture are on the device, its page only if it was seen
 * (web/build/pwa/precache-policy.ts). Empties the offline page that stands at a post's address, so that
 * the post can be drawn there; false where it is no post or has not arrived.
 */
export async function clearForPost(container: HTMLElement): Promise<boolean> {
  const { pathname } = location;
  const entry = pathname.startsWith(postsPath) ? findPage(pathname) : undefined;
  if (!entry) return false;
  try {
    await loadPage(entry.name);
  } catch {
    return false;
  }
  leaveFirstPage();
  container.replaceChildren();
  return true;
}
