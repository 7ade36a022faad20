import { type Farewell, farewells } from "./farewell.ts";

const channelName = "team-area";

/** Tells the other tabs of this browser that the session has ended. */
export function tellOtherTabs(farewell: Farewell): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(farewell);
  channel.close();
}

/** Hears when another tab ended the session. */
export function hearOtherTabs(listen: (farewell: Farewell) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener("message", ({ data }) => {
    const farewell = farewells.find((one) => one === data);
    if (farewell) listen(farewell);
  });
  return () => channel.close();
}
