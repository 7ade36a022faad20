import type { WorkerMessage } from "./worker-message.ts";

export async function keepTeamArea(): Promise<void> {
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage({ type: "KEEP_TEAM_AREA" } satisfies WorkerMessage);
}
