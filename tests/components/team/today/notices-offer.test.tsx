import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { forgetNotices, readNotices, storeNotices } from "#web/src/pwa/stored-notices.ts";
import { memberMark } from "#web/src/team/store/member-mark.ts";
import { NoticesOffer } from "#web/src/team/today/notices-offer.tsx";
import { expectGood } from "../../fixtures/good-state.ts";
import { Member } from "../../fixtures/member.tsx";

const offer = page.getByRole("region", { name: "Hear about a new lead at once" });
const card = page.getByRole("region", { name: "This device tells you about new leads" });
const button = offer.getByRole("button", { name: "Tell Me About New Leads" });
const status = page.getByRole("main").getByRole("status");

const real = Object.getOwnPropertyDescriptor(Notification, "permission");

/** Makes the browser report these permissions before and after its own prompt. */
function answer(before: NotificationPermission, after = before): void {
  Object.defineProperty(Notification, "permission", { value: before, configurable: true });
  Object.defineProperty(Notification, "requestPermission", {
    value: async () => after,
    configurable: true,
  });
}

/** Stores a member's choice on the device, as if notices were on. */
function storeChoiceOf(name: string): Promise<void> {
  const member = `${name}@member.example`;
  return storeNotices({ device: "a".repeat(64), member, quiet: true, late: false });
}

function open(): void {
  const part = (
    <main>
      <h1>Today</h1>
      <NoticesOffer />
    </main>
  );
  new Member().open("/dashboard", part);
}

afterEach(async () => {
  if (real) Object.defineProperty(Notification, "permission", real);
  Reflect.deleteProperty(Notification, "requestPermission");
  Reflect.deleteProperty(navigator, "standalone");
  memberMark.remove();
  await forgetNotices();
});

test("doesn't ask by itself, and says when the browser refuses", async () => {
  answer("default", "denied");
  open();
  await expect.element(button).toBeVisible();
  await expect.element(status).toHaveTextContent("");
  await expectGood("notices, off", "lightWhenNarrow");
  await button.click();
  await expect.element(status).toHaveTextContent("The browser didn't allow notices.");
  await expect.element(button).toBeVisible();
});

test("explains blocked notices and a missing home screen app", async () => {
  answer("denied");
  open();
  await expect.element(status).toHaveTextContent("This browser blocks notices from this site.");
  expect(button.elements()).toEqual([]);
  Object.defineProperty(navigator, "standalone", { value: false, configurable: true });
  open();
  await expect
    .element(status)
    .toHaveTextContent("On an iPhone or iPad, notices come once the team area is on your home");
  expect(button.elements()).toEqual([]);
});

test("shows the choices, and moves the focus when turned off offline", async () => {
  answer("default");
  await storeChoiceOf("ana");
  open();
  await expect.element(card.getByRole("checkbox", { name: /^Quiet from 9 PM/ })).toBeChecked();
  await expect.element(card.getByRole("checkbox", { name: /^Also tell me/ })).not.toBeChecked();
  await expectGood("notices, on", "darkWhenNarrow");
  await userEvent.keyboard("{Shift}");
  await card.getByRole("button", { name: "Turn Off" }).click();
  await expect.element(offer.getByRole("heading")).toHaveFocus();
  expect(await caches.has("team-notices")).toBe(false);
});

test("ends a member's choice when another member signs in", async () => {
  answer("default");
  await storeChoiceOf("bob");
  open();
  await expect.element(button).toBeVisible();
  await expect.poll(() => caches.has("team-notices")).toBe(false);
});

test("shows the last of two quick choices while the first one fails", async () => {
  const asked: ((permission: NotificationPermission) => void)[] = [];
  answer("default");
  Object.defineProperty(Notification, "requestPermission", {
    value: () => new Promise<NotificationPermission>((resolve) => asked.push(resolve)),
    configurable: true,
  });
  memberMark.write("ana");
  await storeChoiceOf("ana");
  open();
  const quiet = card.getByRole("checkbox", { name: /^Quiet from 9 PM/ });
  const late = card.getByRole("checkbox", { name: /^Also tell me/ });
  await quiet.click();
  await late.click();
  // The next start shows and sends it, even if this page never hears from the server.
  await expect.poll(readNotices).toMatchObject({ quiet: false, late: true });
  asked[0]?.("denied");
  // A refusal that is taken for the newer press would be stored before this is read.
  await new Promise(requestAnimationFrame);
  expect(await readNotices()).toMatchObject({ quiet: false, late: true });
  await expect.element(quiet).not.toBeChecked();
  await expect.element(late).toBeChecked();
  await expect.element(status).toHaveTextContent("");
  asked[1]?.("denied");
  await expect.element(status).toHaveTextContent("The browser didn't allow notices.");
  await expect.element(quiet).toBeChecked();
  await expect.element(late).not.toBeChecked();
  await expect.poll(readNotices).toMatchObject({ quiet: true, late: false });
});
