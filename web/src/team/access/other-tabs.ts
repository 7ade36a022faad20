import { type SignOutReason, signOutReason } from "./sign-out-reason.ts";

const channelName = "team-area";

export function tellOtherTabs(reason: SignOutReason): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(reason);
  channel.close();
}

export function hearOtherTabs(listen: (reason: SignOutReason) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener("message", ({ data }) => {
    const reason = signOutReason.safeParse(data);
    if (reason.success) listen(reason.data);
  });
  return () => channel.close();
}
