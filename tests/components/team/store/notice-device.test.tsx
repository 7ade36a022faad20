import { afterEach, expect, test, vi } from "vitest";
import { storeNotices } from "#web/src/pwa/stored-notices.ts";
import { switchOff } from "#web/src/team/store/notice-device.ts";
import { Member } from "../../fixtures/member.tsx";

afterEach(() => vi.restoreAllMocks());

test("takes shown notices away when they are switched off", async () => {
  const close = vi.fn();
  const registration = Object.create({
    pushManager: { getSubscription: async () => null },
    getNotifications: async () => [{ close }, { close }],
  });
  vi.spyOn(navigator.serviceWorker, "getRegistration").mockResolvedValue(registration);
  const stored = { device: "phone", member: "ana@member.example", quiet: true, late: false };
  await storeNotices(stored);
  await switchOff(new Member().store, stored);
  expect(close).toHaveBeenCalledTimes(2);
  expect(await caches.has("team-notices")).toBe(false);
});
