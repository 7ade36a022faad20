import { pushNotice } from "../../functions/src/contract/push.ts";
import { readNotices } from "../src/pwa/kept-notices.ts";
import { dashboardPage, guardedPages, leadsPage } from "../src/team/team-pages.ts";

const icon = "/icons/team-192.png";

const noticeData = pushNotice.pick({ lead: true });

/** An action beside the notice; not in TypeScript's DOM, because Safari and Firefox on phones have none. */
interface NoticeOptions extends NotificationOptions {
  actions?: { action: string; title: string }[];
}

/** Where a press leads; with `call`, the lead's page calls at once. */
function addressOf(data: unknown, action: string): string {
  const lead = noticeData.safeParse(data).data?.lead;
  if (lead === undefined) return dashboardPage.path;
  return `${leadsPage.path}?${new URLSearchParams({ lead, ...(action === "call" && { call: "now" }) })}`;
}

/** What a message says, as JSON; undefined where it says nothing that can be read. */
export function messageOf(data: PushMessageData | null): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}

/** Shows what the functions tell this device (functions/src/push). A browser wants to see one for each message. */
export async function showNotice(
  registration: ServiceWorkerRegistration,
  message: unknown,
): Promise<void> {
  const notice = pushNotice.safeParse(message).data;
  const kept = await readNotices();
  // Its member has left, and unsubscribing failed then.
  if (!kept || (notice && kept.device !== notice.device)) {
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    return;
  }
  if (!notice) {
    // Of another version of the site, perhaps.
    await registration.showNotification("Something new for your team", { icon });
    return;
  }
  const options: NoticeOptions = {
    body: notice.body,
    tag: notice.lead,
    icon,
    data: { lead: notice.lead },
    actions: [
      ...(notice.callable ? [{ action: "call", title: "Call" }] : []),
      { action: "open", title: "Open" },
    ],
  };
  await registration.showNotification(notice.title, options);
}

/** Opens the lead of a notice that was pressed: in the team area where it's open, else anew. */
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
  // Also where the browser keeps the window from coming to the front.
  await mine.focus().catch(() => undefined);
  await mine.navigate(address);
}
