import { expect } from "playwright/test";
import { expectNoConnection } from "./fixtures/network.ts";
import { ana } from "./fixtures/people.ts";
import { RecordPage } from "./fixtures/record-page.ts";
import { signIn } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-area.ts";

test("two phones without a network each note something about a lead: both are there afterwards, in order, and on both phones", async ({
  page,
  otherPage,
  company,
  problems,
}) => {
  expectNoConnection(problems);
  const second = `second-${company.email}`;
  await company.addMember(second);
  const id = await company.addMessage(ana);
  const phones = [
    { window: page, email: company.email },
    { window: otherPage, email: second },
  ];
  const pages = phones.map(({ window }) => new RecordPage(window, "Ana Ruiz"));
  for (const { window, email } of phones) {
    await signIn(window, email);
    await window.goto(`/company-leads?lead=${id}`);
    await expect(window.getByText("No notes yet.")).toBeVisible();
    await window.context().setOffline(true);
  }
  for (const [at, lead] of pages.entries()) {
    await lead.note("Wrote", `From phone ${at + 1}`);
    await expect(lead.entries).toHaveCount(1);
  }
  for (const [at, { window }] of phones.entries()) {
    await window.context().setOffline(false);
    await expect.poll(() => company.log(id)).toHaveLength(at + 1);
  }
  for (const lead of pages) {
    await expect(lead.entries).toHaveText([/From phone 2/, /From phone 1/]);
  }
  expect(await company.log(id)).toMatchObject([{ by: company.email }, { by: second }]);
});
