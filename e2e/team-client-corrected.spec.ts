import { expect } from "playwright/test";
import { openCached, phoneWithWorker } from "./fixtures/offline-phone.ts";
import { RecordPage } from "./fixtures/record-page.ts";
import { test } from "./fixtures/team-area.ts";
import { TeamList } from "./fixtures/team-list.ts";

test.use(phoneWithWorker);

test("corrects a client on a phone, online and offline", async ({
  page,
  context,
  company,
  problems,
}) => {
  const former = { client_name: "Ruiz Bakery", phone: "(856) 555-0199" };
  const id = await company.add("clients", { ...former, email: "ana@ruiz.example" });
  const client = { id, client_name: former.client_name };
  await company.add("tasks", { title: "Print the menu", status: "todo", client });
  const list = new TeamList(page);
  const shown = new RecordPage(page, "Ruiz Bakery");
  const renamed = new RecordPage(page, "Ruiz & Daughters");
  await openCached(page, company, problems);

  await test.step("corrects the number online", async () => {
    await page.goto(`/client-directory?client=${id}`);
    await shown.kind("Phone").check();
    const phone = shown.root.getByLabel("Correct phone");
    await expect(phone).toHaveValue(former.phone);
    await phone.fill("(856) 555-0100");
    await shown.button("Add to the log").click();
    await expect(shown.entries).toHaveText([
      /Phone is \(856\) 555-0100 \(it was \(856\) 555-0199\) by you/,
    ]);
    expect(await shown.pretendToOpen("Call (856) 555-0100")).toBe("tel:8565550100");
    await expect
      .poll(() => company.stored("clients"))
      .toMatchObject([{ phone: "(856) 555-0100", client_name: "Ruiz Bakery" }]);
  });

  await test.step("corrects the name offline, at once and after a restart", async () => {
    await context.setOffline(true);
    await shown.kind("Name").check();
    await shown.root.getByLabel("Correct name").fill("Ruiz & Daughters");
    await shown.root.getByLabel("Note (optional)").fill("Says the sign");
    await shown.button("Add to the log").click();
    await expect(renamed.entries).toHaveText([/Saved on this device/, /Phone is/]);
    await renamed.button("Close").click();
    await expect(list.card("Ruiz & Daughters")).toContainText("(856) 555-0100");
    await page.goto(`/client-directory?client=${id}`);
    await expect(renamed.entries).toHaveText([/Name is.*Says the sign/s, /Phone is/]);
    expect(await company.stored("clients")).toMatchObject([{ client_name: "Ruiz Bakery" }]);
  });

  await test.step("sends the name when the network is back, and renames it in tasks", async () => {
    await context.setOffline(false);
    await expect
      .poll(() => company.log(id, "clients"))
      .toMatchObject([
        { kind: "phone", value: "(856) 555-0100", was: former.phone },
        { kind: "client_name", value: "Ruiz & Daughters", was: former.client_name },
      ]);
    await renamed.link("Print the menu").click();
    await expect(page.getByRole("link", { name: "Ruiz & Daughters" })).toBeVisible();
    await page.goto("/client-directory");
    await list.search.fill("says the sign");
    await expect(list.card("Ruiz & Daughters")).toBeVisible();
  });
});
