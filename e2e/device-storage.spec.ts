import { expect, type Page } from "playwright/test";
import { deviceKeys } from "#web/src/ui/device-keys.ts";
import { openFilled, signOutAnyway } from "./fixtures/filled-device.ts";
import { expectNoConnection } from "./fixtures/network.ts";
import { sendOffline } from "./fixtures/outbox.ts";
import { openSettledDashboard } from "./fixtures/stored-session.ts";
import { expectCached, test } from "./fixtures/team-area.ts";

test.use({ serviceWorker: true, hasTouch: true });

/** Returns the names of everything that this browser keeps, each with its place. */
async function storedOn(page: Page): Promise<string[]> {
  const storages = await page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    indexedDB: (await indexedDB.databases()).map(({ name = "" }) => name),
    caches: await caches.keys(),
  }));
  return Object.entries(storages).flatMap(([storage, names]) =>
    names.map((name) => `${storage} ${name}`),
  );
}

function isRegistered(stored: string): boolean {
  return Object.entries(deviceKeys).some(([storage, keys]) =>
    keys.some((key) => {
      const whole = `${storage} ${key}`;
      return whole.endsWith("*") ? stored.startsWith(whole.slice(0, -1)) : stored === whole;
    }),
  );
}

test("keeps only registered data and no cookie on a member's device", async ({
  page,
  context,
  company,
  problems,
}) => {
  // The privacy page names what may be kept. The member has also sent a form, which signing out leaves.
  expectNoConnection(problems);
  await openFilled(page, company);
  await expectCached(page);
  const stored = await storedOn(page);
  await sendOffline(page, context);
  stored.push(...(await storedOn(page)));

  expect(stored.filter((one) => !isRegistered(one))).toEqual([]);
  // Without all of these, the check above would have looked too early.
  expect(stored).toEqual(
    expect.arrayContaining([
      "localStorage team-member",
      "indexedDB firebaseLocalStorageDb",
      "indexedDB outbox",
      "caches team-area",
      expect.stringMatching(/^indexedDB firestore\//),
      expect.stringMatching(/^caches workbox-precache-/),
      expect.stringMatching(/^sessionStorage team-draft:/),
      expect.stringMatching(/^localStorage team-kept-draft:/),
    ]),
  );
  expect(await context.cookies()).toEqual([]);

  await context.route("**/api/**", (route) => route.abort());
  await context.setOffline(false);
  await openSettledDashboard(page);
  await signOutAnyway(page);
  await expect(page.getByText("What was saved on this device has been deleted.")).toBeVisible();
  await expect(
    page.getByText("1 message from a form on this website hasn't been sent yet."),
  ).toBeVisible();
});
