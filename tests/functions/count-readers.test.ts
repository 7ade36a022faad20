import { describe, expect, test } from "vitest";
import { newsletterStatusPath } from "#contract/collections";
import { newsletterStatus } from "#contract/newsletter-status";
import { database } from "#functions/database.ts";
import { byWeekAndSource, countReaders } from "#functions/newsletter/count-readers.ts";
import { call } from "./call-function.ts";
import { signupForm } from "./form-data.ts";
import { mailboxForTests } from "./mailbox.ts";
import { choose, signedUp } from "./newsletter-mail.ts";
import { stored } from "./stored.ts";

const mailbox = mailboxForTests();

const path = newsletterStatusPath("agency");

/** Returns the current counts: all readers, and the sign-ups of one form. */
async function counted(source: string) {
  await countReaders();
  const { confirmed, weeks } = newsletterStatus.parse(await stored(path));
  const own = weeks.filter((week) => week.source === source);
  const sum = (of: "signups" | "confirmed") => own.reduce((all, week) => all + week[of], 0);
  return [confirmed, sum("signups"), sum("confirmed")];
}

describe("the newsletter's readers", () => {
  test("are counted from confirming until leaving", async () => {
    // A quote without a check for the newsletter never counts.
    const source = "mount-laurel-web-design-page";
    const start = await counted(source);
    const since = async () =>
      (await counted(source)).map((now, index) => now - (start[index] ?? 0));

    await call("newsletterSignup", signupForm(source));
    expect(await since(), "a quote").toEqual([0, 0, 0]);
    const ana = await signedUp(mailbox, source, { wantsNewsletter: true });
    await signedUp(mailbox, source, { wantsNewsletter: true });
    expect(await since(), "not confirmed").toEqual([0, 2, 0]);
    await choose(ana.links.confirm, "confirm");
    expect(await since()).toEqual([1, 2, 1]);
    await choose(ana.links.about, "leave");
    expect(await since(), "left").toEqual([0, 2, 0]);

    const all = JSON.stringify(await stored(path));
    expect(all).not.toContain("@");
    await database().doc(ana.path).delete();
    expect(await since(), "deleted").toEqual([0, 1, 0]);
  });

  test("count together when their town has no page", async () => {
    // Otherwise, anybody could create rows.
    const [, before = 0] = await counted("other-towns");
    for (const town of ["zebra", "yak"]) {
      const source = `${town}-web-design-page`;
      await signedUp(mailbox, source, { wantsNewsletter: true });
      expect((await counted(source))[1]).toBe(0);
    }
    expect((await counted("other-towns"))[1]).toBe(before + 2);
  });

  test("signed up in weeks from Monday in New Jersey, four of them kept", () => {
    const signup = (created_at: string, source = "web-design-page", isConfirmed = false) => ({
      ...{ source, created_at, confirmed_at: isConfirmed ? created_at : null },
      wants_newsletter: true,
    });
    const signups = [
      // This is Sunday evening in New Jersey, and Monday in UTC.
      signup("2026-11-16T04:30:00Z"),
      signup("2026-11-16T05:30:00Z"),
      signup("2026-11-22T20:00:00Z", "medford-web-design-page"),
      signup("2026-11-23T04:00:00Z", "medford-web-design-page", true),
      signup("2026-10-26T04:00:00Z"),
      signup("2026-10-26T03:59:00Z"),
      // We ended this one, because its mailbox refused.
      { ...signup("2026-11-09T12:00:00Z", "web-design-page", true), wants_newsletter: false },
    ];
    const week = (monday: string, source: string, count: number, confirmed: number) => ({
      ...{ week: monday, source, signups: count, confirmed },
    });
    expect(byWeekAndSource(signups, new Date("2026-11-22T23:00:00Z"))).toEqual([
      week("2026-11-16", "medford-web-design-page", 2, 1),
      week("2026-11-16", "web-design-page", 1, 0),
      week("2026-11-09", "web-design-page", 2, 0),
      week("2026-10-26", "web-design-page", 1, 0),
    ]);
  });
});
