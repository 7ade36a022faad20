import { expect } from "playwright/test";
import { agencyCompanyId } from "#contract/collections";
import { callables } from "#contract/endpoints";
import { type PushService, startPushService } from "../tests/fixtures/push-service.ts";
import { contactForm } from "../tests/functions/form-data.ts";
import { TestCompany } from "./fixtures/company-records.ts";
import { firestoreHost } from "./fixtures/environment.ts";
import { cutOffFirestore, expectNoConnection } from "./fixtures/network.ts";
import { expectShown, NoticeDevice } from "./fixtures/push-device.ts";
import { expectCached, test as teamTest } from "./fixtures/team-area.ts";
import { expectWorker } from "./fixtures/worker-visit.ts";

/** Extends the team's test with a member of the agency, whose forms the test sends, and a push service. */
const test = teamTest.extend<{ agency: TestCompany; service: PushService }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright needs the pattern to see what a fixture uses
  agency: async ({}, use) => {
    const agency = await TestCompany.create(agencyCompanyId);
    await use(agency);
    await agency.removeMember();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright needs the pattern to see what a fixture uses
  service: async ({}, use) => {
    const service = await startPushService();
    await use(service);
    await service.stop();
  },
});

test.use({ serviceWorker: true });

test("lets a member switch notices on, hear about a message, and sign out", async ({
  page,
  context,
  agency,
  service,
  signInPage,
  problems,
}) => {
  problems.expect(/request to another origin: tel:8565550142/);
  expectNoConnection(problems);
  const device = await NoticeDevice.prepare(page, service);
  await signInPage.open();
  await signInPage.send(agency.email);
  const offer = page.getByRole("region", { name: "Hear about a new lead at once" });
  const press = offer.getByRole("button", { name: "Tell Me About New Leads" });
  await expect(press).toBeVisible();
  await test.step("waits while the connection is lost for a moment", async () => {
    const join = await cutOffFirestore(page);
    const failed = page.waitForEvent("requestfailed", (request) =>
      request.url().startsWith(`http://${firestoreHost}/`),
    );
    await press.click();
    await failed;
    await expect(offer.getByRole("status")).toHaveText("One moment...");
    await join();
  });
  const card = page.getByRole("region", { name: "This device tells you about new leads" });
  await expect(card.getByRole("checkbox", { name: /^Quiet from 9 PM to 7 AM/ })).toBeChecked();
  const late = card.getByRole("checkbox", { name: /^Also tell me when a message has waited/ });
  await expect(late).not.toBeChecked();
  expect(await agency.devices()).toMatchObject([{ quiet: true, late: false }]);

  await test.step("stores the choice and keeps it after a reload", async () => {
    await card.getByRole("checkbox", { name: /^Quiet/ }).uncheck();
    await late.check();
    await expect.poll(() => agency.devices()).toMatchObject([{ quiet: false, late: true }]);
    await page.reload();
    await expect(late).toBeChecked();
  });

  await expectCached(page);
  await device.record();
  const form = { ...contactForm(), phone: "(856) 555-0142" };
  const sent = await page.request.post(callables.sendContactEmail.path, { data: { data: form } });
  expect(sent.status()).toBe(200);
  await expect.poll(() => service.about(form.submission_id).length).toBe(1);
  const [delivered] = service.about(form.submission_id);
  if (!delivered) throw new Error("the device was told nothing");
  await device.deliver(delivered.notice);
  const notice = await expectShown(device);
  expect(notice).toMatchObject({
    title: "New message",
    options: { body: "From the contact form", actions: [{ action: "call" }, { action: "open" }] },
  });

  const sheet = page.getByRole("dialog", { name: /Ana Ruiz/ });
  await test.step("opens the lead in the open window on a press", async () => {
    await device.press();
    await expect(sheet).toBeVisible();
    expect(new URL(page.url()).searchParams.get("lead")).toBe(form.submission_id);
    expect(await device.opened()).toEqual([]);
  });

  await test.step("opens a window when the app is closed, and starts a call", async () => {
    await page.goto("/about");
    await expectWorker(page);
    await device.press("call");
    await expect.poll(() => device.opened()).toHaveLength(1);
    const [address = ""] = await device.opened();
    // In a window of its own, because Chromium asks who may call, and until then its page hears nothing.
    const opened = await context.newPage();
    const called = opened.waitForRequest("tel:8565550142");
    await opened.goto(address);
    await called;
    const question = opened.getByRole("dialog").getByText("Did you reach Ana Ruiz");
    await expect(question).toBeVisible();
    await expect(opened).toHaveURL(`/company-leads?lead=${form.submission_id}`);
    await opened.close();
  });

  await test.step("shows a plain notice for unreadable data, and none for other devices", async () => {
    await device.deliver("no JSON");
    await device.deliver({ ...delivered.notice, device: "another" });
    await device.deliver({ ...delivered.notice, title: "Once more" });
    await expect
      .poll(async () => (await device.shown()).map(({ title }) => title))
      .toEqual(["New message", "Something new for your team", "Once more"]);
  });

  // The notices are being renewed when the member signs out.
  await device.hold();
  await page.goto("/dashboard");
  await expect.poll(() => device.isHeld()).toBe(true);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/auth");
  expect(await agency.devices()).toEqual([]);
  expect(await page.evaluate(() => caches.has("team-notices"))).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem("test-subscribed"))).toBeNull();
});

test("signs out although the browser can't end its notices", async ({
  page,
  company,
  signInPage,
  problems,
}) => {
  problems.expect(/A step of signing out failed/);
  await signInPage.open();
  await signInPage.send(company.email);
  await expect(page.getByRole("heading", { level: 1, name: "Team dashboard" })).toBeVisible();
  await page.evaluate(async (member) => {
    const cache = await caches.open("team-notices");
    const choices = { device: "a".repeat(64), member, quiet: true, late: false };
    await cache.put("/team-notices", Response.json(choices));
    Reflect.set(ServiceWorkerContainer.prototype, "getRegistration", () => new Promise(() => {}));
  }, company.email);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/auth");
  expect(await page.evaluate(() => caches.has("team-notices"))).toBe(false);
});
