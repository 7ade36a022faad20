import { expect } from "playwright/test";
import { TestCompany } from "./fixtures/company-records.ts";
import { inbox } from "./fixtures/mail-inbox.ts";
import { RecordPage } from "./fixtures/record-page.ts";
import { signIn } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-area.ts";

test.use({ viewport: { width: 390, height: 800 } });

const words = "They answer the phone, and the site brings us calls.";

test("asks a client for a review, and gets it with what they agreed to", async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/Failed to load resource.*review-send/);
  const agency = await TestCompany.create("agency");
  const email = `${agency.email.split("@")[0]}@bakery.example`;
  const client_name = `Bakery ${agency.email}`;
  const id = await agency.add("clients", { client_name, email, phone: "(856) 555-0142" });
  const shown = new RecordPage(page, client_name);

  const link = await test.step("makes the link", async () => {
    await signIn(page, agency.email);
    await page.goto(`/client-directory?client=${id}`);
    await shown.button("Ask for a review").click();
    await expect(shown.entries).toHaveText([/Asked for a review by you/]);
    const mail = new URL((await shown.pretendToOpen("Email the request")) ?? "");
    expect(mail.pathname).toBe(email);
    const body = mail.searchParams.get("body") ?? "";
    expect(body).toContain(`Hi ${client_name},`);
    expect(await shown.pretendToOpen("Text the request")).toContain(
      encodeURIComponent(client_name),
    );
    return /\S+\/review\?token=\S+/.exec(body)?.[0] ?? "";
  });

  const visitor = await context.newPage();
  const send = visitor.getByRole("button", { name: "Send My Review" });
  await test.step("keeps the review without a network, and sends it later", async () => {
    await visitor.goto(new URL(link).pathname + new URL(link).search);
    await visitor.getByLabel("In your words").fill(words);
    await visitor.getByLabel("You may quote my words on your site").check();
    await visitor.getByLabel("Your name as it may appear").fill("Ana R., owner of a bakery");
    await visitor.getByLabel("You may show that name with my words").check();
    await visitor.route("**/api/review-send", (route) => route.abort());
    await send.click();
    await expect(visitor.getByRole("heading", { name: "Saved." })).toBeVisible();
    await visitor.unroute("**/api/review-send");
    await visitor.getByRole("button", { name: "Send Now" }).click();
    await expect(visitor.getByRole("heading", { name: "Thank you" })).toBeVisible();
  });

  await test.step("shows it to the member, and mails it to the owner", async () => {
    await expect(shown.entries).toHaveText([
      /Wrote a review we may quote as Ana R., owner of a bakery by the review page.*They answer/s,
      /Asked for a review/,
    ]);
    await expect(shown.button("Ask for another review")).toBeVisible();
    await expect
      .poll(() => inbox.mailsFrom(email))
      .toMatchObject([{ subject: `${client_name} wrote you a review` }]);
  });
});
