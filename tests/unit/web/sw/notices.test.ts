import { afterEach, expect, test, vi } from "vitest";
import { showNotice } from "#web/sw/notices.ts";

afterEach(() => vi.unstubAllGlobals());

test("makes itself heard again about a lead whose notice is still shown", async () => {
  const choices = { device: "phone", member: "ana@member.example", quiet: true, late: true };
  vi.stubGlobal("caches", { match: async () => Response.json(choices) });
  const showNotification = vi.fn(async () => undefined);
  const registration = Object.create({ showNotification });
  const notice = {
    device: "phone",
    lead: "ana",
    title: "Still waiting",
    body: "",
    callable: false,
  };
  await showNotice(registration, notice);
  expect(showNotification).toHaveBeenCalledWith(
    "Still waiting",
    expect.objectContaining({ tag: "ana", renotify: true }),
  );
});
