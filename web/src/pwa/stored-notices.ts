import * as z from "zod";
import type { DeviceKey } from "../ui/device-keys.ts";

/** Signing out deletes caches whose names start with `team-` (web/src/team/store/wipe-device.ts). */
const cacheName: DeviceKey<"caches"> = "team-notices";
const address = "/team-notices";

const storedNotices = z.object({
  /** The device's ID where the functions look for it. */
  device: z.string(),
  /** The member who gets the notices: the email of the session. */
  member: z.string(),
  quiet: z.boolean(),
  late: z.boolean(),
});

export type StoredNotices = z.infer<typeof storedNotices>;

/** Returns what this device's member has chosen, for the page and the worker; undefined if nothing is switched on. */
export async function readNotices(): Promise<StoredNotices | undefined> {
  const stored = await caches.match(address, { cacheName });
  return stored && storedNotices.safeParse(await stored.json()).data;
}

export async function storeNotices(notices: StoredNotices): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(address, Response.json(notices));
}

export async function forgetNotices(): Promise<void> {
  await caches.delete(cacheName);
}
