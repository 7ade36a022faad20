import { pushNotice } from "../../functions/src/contract/push.ts";
import { readNotices } from "../src/pwa/stored-notices.ts";
import { dashboardPage, guardedPages, leadsPage } from "../src/team/team-pages.ts";

const icon = "/icons/team-192.png";

const noticeData = pushNotice.pick({ lead: true });

/** Adds what TypeScript's DOM lacks because Safari and Firefox on phones don't have it. */
interface NoticeOptions extends NotificationOptions {
  actions?: { action: string; title: string }[];
  /** A notice that takes the place of another one with the same tag makes itself heard, too. */
  renotify?: boolean;
}

/** Returns where a press leads; with `call`, the lead's page calls at once. */
function addressOf(data: unknown, action: string): string {
  const lead = noticeData.safeParse(data).data?.lead;
  if (lead === undefined) return dashboardPage.path;
  return `${leadsPage.path}?${new URLSearchParams({ lead, ...(action === "call" && { call: "now" }) })}`;
}

export function messageOf(data: PushMessageData | null): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}

/** Shows a message from functions/src/push as a notice. Browsers expect a notice for each message. */
export async function showNotice(
  registration: ServiceWorkerRegistration,
  message: unknown,
): Promise<void> {
  const notice = pushNotice.safeParse(message).data;
  const stored = await readNotices();
  // The member whose notices these were has signed out, and unsubscribing failed then.
  if (!stored || (notice && stored.device !== notice.device)) {
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    return;
  }
  if (!notice) {
    // The message may come from another version of the site.
    await registration.showNotification("Something new for your team", { icon });
    return;
  }
  const options: NoticeOptions = {
    body: notice.body,
    tag: notice.lead,
    renotify: true,
    icon,
    data: { lead: notice.lead },
    actions: [
      ...(notice.callable ? [{ action: "call", title: "Call" }] : []),
      { action: "open", title: "Open" },
    ],
  };
  await registration.showNotification(notice.title, options);
}

/** Opens the lead of a pressed notice: in the team area if it's open, otherwise in a new window. */
export async function openNotice(
  clients: Clients,
  { notification, action }: NotificationEvent,
): Promise<void> {
  notification.close();
  const address = new URL(addressOf(notification.data, action), location.origin).href;
  const open = await clients.matchAll({ type: "window" });
  const team = guardedPages.map(({ path }) => path);
  const mine = open.find(({ url }) => team.includes(new URL(url).pathname));
  if (!mine) {
    await clients.openWindow(address);
    return;
  }
  // This also works if the browser keeps the window from coming to the front.
  await mine.focus().catch(() => undefined);
  await mine.navigate(address);
}
