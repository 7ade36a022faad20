import { expect, test } from "vitest";
import { agencyCompanyId, collections, companyPath, replyStatusPath } from "#contract/collections";
import { database } from "#functions/database.ts";
import { measureReplies } from "#functions/metrics/measure-replies.ts";
import { queueWeek } from "#functions/metrics/queue-week.ts";
import { addToDay } from "#functions/metrics/stored-days.ts";
import { mailboxForTests } from "./mailbox.ts";
import { mailState } from "./stored.ts";

const mailbox = mailboxForTests();

/** Returns noon in New Jersey on this day. */
const noon = (day: string) => new Date(`${day}T16:00:00Z`);

/** Stores a lead from this form, whose visit began in this way. */
function addLead(id: string, source: string, created_at: Date, came_from?: string) {
  const lead = { source, created_at, ...(came_from && { came_from }) };
  return database()
    .doc(`${companyPath(agencyCompanyId, "leads")}/week-${id}`)
    .set(lead);
}

test("mails the owner the last week's numbers on Monday, once", async () => {
  // Monday is June 2, 2031. The mail compares the week with the one before it.
  await addToDay([["/contact", "site", "sent"]], noon("2031-05-18"));
  await addToDay(
    [
      ["/", "direct", "views"],
      ["/", "direct", "calls"],
    ],
    noon("2031-05-19"),
  );
  await addToDay([["/", "search", "views"]], noon("2031-05-26"));
  await addToDay(
    [
      ["/blog", "site", "views"],
      ["/", "search", "views"],
      ["/contact", "site", "begun"],
    ],
    // This is still Sunday where the business is.
    new Date("2031-06-02T03:30:00Z"),
  );
  await addToDay([["/contact", "site", "sent"]], noon("2031-06-02"));

  const [form, sundayNight] = ["contact-form", new Date("2031-06-02T03:30:00Z")];
  await Promise.all([
    addLead("1", form, noon("2031-05-26"), "search"),
    addLead("2", "medford-web-design-page", sundayNight, "search"),
    addLead("3", form, noon("2031-05-28"), "social"),
    addLead("4", form, noon("2031-05-29")),
    addLead("before", form, new Date("2031-05-26T03:30:00Z"), "ad"),
    addLead("after", form, new Date("2031-06-02T04:30:00Z"), "ad"),
    addLead("by a member", "team", noon("2031-05-27"), "ad"),
  ]);

  const answered_at = new Date("2031-06-01T16:00:00Z");
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => {
      const created_at = new Date(answered_at.getTime() - (index + 1) * 3_600_000);
      return database()
        .doc(`${companyPath(agencyCompanyId, "leads")}/answered-${index}`)
        .set({ source: form, created_at, answered_at, came_from: "ad" });
    }),
  );

  const morning = new Date("2031-06-02T11:00:00Z");
  await measureReplies(morning);
  const ids = await Promise.all([1, 2, 3].map(() => queueWeek(morning)));
  expect(new Set(ids)).toEqual(new Set(["week-2031-05-26"]));
  const mail = await mailbox.arrival("week-2031-05-26");
  await mailState("week-2031-05-26", "SUCCESS");
  expect(await queueWeek(new Date("2031-06-03T11:00:00Z"))).toBe("week-2031-05-26");
  expect(mailbox.of("week-2031-05-26")).toHaveLength(1);

  expect(mail.to).toEqual([{ name: "", address: "owner@agency.example" }]);
  expect(mail.subject).toBe(
    "Your website in the week of May 26, 2031: 3 page views, no forms sent",
  );
  expect(mail.headers).toContainEqual(
    expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }),
  );
  expect(mail.text).toContain("Page views:         3 (2 more than the week before)");
  expect(mail.text).toContain("Calls tapped:       0 (1 fewer than the week before)");
  expect(mail.text).toContain("Calendar opened:    0 (same as the week before)");
  expect(mail.text).toContain("Forms started:      1 (1 more than the week before)");
  expect(mail.text).toContain("Forms sent:         0 (same as the week before)");
  expect(mail.text).toMatch(/Home: +2\nBlog: +1\n/);
  expect(mail.html).toMatch(/<a href="http:\/\/localhost:\d+\/blog"[^>]*>Blog<\/a>/);
  expect(mail.text).toMatch(/A search engine: +2\nAnother page of the site: +1\n/);
  expect(mail.text).toMatch(
    /Where requests came from\n\nAn ad: +20 of 24\nA search engine: +2 of 24\nSocial media: +1 of 24\nNot known: +1 of 24\n/,
  );
  expect(mail.text).toMatch(
    /How soon you answered, last 90 days\n\nWithin 24 hours: +20 of 20\nHalf of your last 20: +within 10 hours\n/,
  );
  for (const words of [
    "2 of 24",
    "10 hours",
    "Pages seen most",
    "A search engine",
    "2 more than the week before",
  ]) {
    expect(mail.html).toContain(words);
  }

  const days = database().collection(collections.siteNumbers).where("day", ">=", "2031-01-01");
  await Promise.all((await days.get()).docs.map(({ ref }) => ref.delete()));
  const leads = database().collection(companyPath(agencyCompanyId, "leads"));
  const ofWeek = leads.where("created_at", ">=", new Date("2031-01-01"));
  await Promise.all((await ofWeek.get()).docs.map(({ ref }) => ref.delete()));
  await database().doc("mail/week-2031-05-26").delete();
  await database().doc(replyStatusPath(agencyCompanyId)).delete();
});
