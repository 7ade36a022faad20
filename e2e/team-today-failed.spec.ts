import { expect, type Page } from "playwright/test";
import { z } from "zod";
import { openDashboard } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-area.ts";

const listenRequest = z.looseObject({
  addTarget: z.looseObject({ query: z.looseObject({ parent: z.string() }).optional() }).optional(),
});

/** Has the server refuse one query: it is asked of another company. Answers with how to have it asked as it is. */
async function refuseQuery(page: Page, companyId: string, field: string) {
  const channel = /\/Listen\/channel/;
  await page.route(channel, (route) => {
    const body = new URLSearchParams(route.request().postData() ?? "");
    for (const [name, text] of [...body]) {
      if (!name.endsWith("___data__") || !text.includes(field)) continue;
      const request = listenRequest.parse(JSON.parse(text));
      const { query } = request.addTarget ?? {};
      if (query) query.parent = query.parent.replace(companyId, `no-${companyId}`);
      delete request.addTarget?.resumeToken;
      body.set(name, JSON.stringify(request));
    }
    return route.continue(body.size > 0 ? { postData: `${body}` } : {});
  });
  return () => page.unroute(channel);
}

test("where the day can't be read any more, what was known stays, nothing is called done, and it can be tried again", async ({
  page,
  company,
  problems,
}) => {
  problems.expect(/A list cannot be read: permission-denied/);
  problems.expect(/Uncaught Error in snapshot listener: .*permission-denied/);
  const messages = page.getByRole("list", { name: "Messages to answer" }).getByRole("listitem");
  const problem = page.getByRole("alert").filter({ hasText: "This may be out of date" });
  const isEmpty = page.getByText("Nothing is waiting");
  await openDashboard(page, company.email);
  await expect(isEmpty).toBeVisible();
  await test.step("known to have been empty is not empty", async () => {
    const allow = await refuseQuery(page, company.id, "waiting_since");
    await page.reload();
    await expect(problem).toBeVisible();
    await expect(isEmpty).toHaveCount(0);
    await allow();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(isEmpty).toBeVisible();
    await expect(problem).toHaveCount(0);
  });
  await test.step("what was known stays, and the news come with the next try", async () => {
    await company.addMessage({ first_name: "Ana" });
    await expect(messages).toHaveCount(1);
    const allow = await refuseQuery(page, company.id, "waiting_since");
    await page.reload();
    await expect(problem).toBeVisible();
    await expect(messages).toHaveCount(1);
    await company.addMessage({ first_name: "Bo" });
    await allow();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(messages).toHaveCount(2);
    await expect(problem).toHaveCount(0);
  });
});
