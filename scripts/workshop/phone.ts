import { devices, type Page } from "playwright";
import { demoPassword } from "../admin/seed/demo-accounts.ts";

export const phone = devices["Pixel 5"];

/** Slows a page down as much as a mid-range phone is slower than the machine that measures, according to Lighthouse. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

/** Signs in through the form, which leads to the dashboard. */
export async function signIn(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/auth`);
  const form = page.locator('form[name="sign-in"]');
  await form.locator('input[name="email"]').fill(email);
  await form.locator('input[name="password"]').fill(demoPassword);
  await form.locator('button[type="submit"]').click();
  await page.waitForURL("**/dashboard");
}
