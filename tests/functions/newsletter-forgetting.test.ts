import { describe, expect, test, vi } from "vitest";
import { collections } from "#contract/collections";
import { deletionLinkSeconds, mailRetry } from "#contract/limits";
import { database } from "#functions/database.ts";
import { forgetSubscriber } from "#functions/newsletter/subscriber-records.ts";
import { holderOf } from "#functions/newsletter/token-holder.ts";
import { findPerson } from "#functions/person/find-person.ts";
import { patience } from "../patience.ts";
import { call } from "./call-function.ts";
import { contactForm, signupForm } from "./form-data.ts";
import { mailboxForTests } from "./mailbox.ts";
import {
  choose,
  deletionLink,
  deletionMails,
  letHoursPass,
  signedUp,
  signupMails,
} from "./newsletter-mail.ts";
import { stored, traces } from "./stored.ts";

const mailbox = mailboxForTests();

describe("a subscriber's data", () => {
  test("lists forms without their words, and is deleted completely", async () => {
    // `npm run person -- forget` deletes the same documents.
    const { email, path, links, submission_id } = await signedUp(mailbox);
    const message = { ...contactForm(), email: email.toUpperCase() };
    await call("sendContactEmail", message);
    const other = contactForm();
    await call("sendContactEmail", other);
    const foreign = database().doc(`companies/other-agency/leads/${submission_id}`);
    await foreign.set({ email, source: "contact-form" });
    const client = database().doc(`companies/agency/clients/${submission_id}`);
    await client.set({ client_name: "Ana", email });

    const answer = await choose(links.about, "look");
    expect(answer).toMatchObject({ kept: { email, stays: 2 } });
    const records = answer.known ? answer.kept : undefined;
    expect(records?.forms.map(({ name }) => name)).toEqual(["Newsletter form", "Contact form"]);
    expect(JSON.stringify(answer)).not.toContain(message.message.slice(0, 20));

    const link = await deletionLink(mailbox, links.about, email);
    const shown = await choose(link, "look");
    expect(shown).toMatchObject({ purpose: "delete", kept: { email, forms: records?.forms } });
    // The count includes the email that has the link.
    const goes = (records?.goes ?? 0) + 1;
    expect(shown).toHaveProperty("kept.goes", goes);
    expect(await choose(link, "forget")).toEqual({
      ...{ known: true, purpose: "delete", state: "forgotten" },
    });
    expect(await traces(message.submission_id)).toEqual({});
    expect(await traces(submission_id)).toEqual({});
    expect(await stored(path)).toBeUndefined();
    expect(await signupMails(email)).toEqual([]);
    expect((await client.get()).exists).toBe(true);
    expect((await foreign.get()).exists, "of another company").toBe(true);
    await foreign.delete();

    const notices = await database()
      .collection(collections.mail)
      .where("kind", "==", "forgotten")
      .where("records", "==", goes)
      .get();
    const mail = await mailbox.arrival(notices.docs[0]?.id ?? "");
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }),
    );
    expect(mail.subject).toBe(`A visitor deleted their data (${goes} records)`);
    expect(mail.text).toContain(email);
    await vi.waitFor(async () => {
      const left = await stored(notices.docs[0]?.ref.path ?? "");
      expect(left).toMatchObject({ delivery: { state: "SUCCESS" } });
      expect(JSON.stringify(left)).not.toContain(email);
    }, patience);
    expect(await traces(other.submission_id)).toHaveProperty("lead.email", other.email);
    expect(await choose(links.about, "look")).toEqual({ known: false });
    await client.delete();
  });

  test("has each form, also those from before they left and came back", async () => {
    const { email, path, links, submission_id } = await signedUp(mailbox);
    await choose(links.about, "leave");
    const second = { ...signupForm("ai-automation-pricing-page"), email };
    expect(await call("newsletterSignup", second)).toMatchObject({ status: "OK" });
    const answer = await choose(links.about, "look");
    expect(answer.known && answer.kept?.forms).toHaveLength(2);

    // This imitates a subscriber who hasn't confirmed for 30 days: the mail and the records are found nevertheless.
    await database().doc(path).delete();
    const found = await findPerson(database(), email, () => undefined);
    const paths = found.map(({ document }) => document.ref.path);
    const records = [submission_id, second.submission_id].map((id) => `submissions/${id}`);
    const mails = (await signupMails(email)).map(({ ref }) => ref.path);
    expect(paths.sort()).toEqual([...records, ...mails].sort());
  });

  test("is reported to the owner once, before anything is deleted", async () => {
    const { links } = await signedUp(mailbox);
    const holder = await holderOf(links.about);
    if (!holder) throw new Error("unreachable");
    const broken = vi
      .spyOn(Object.getPrototypeOf(database().batch()), "delete")
      .mockImplementationOnce(() => {
        throw new Error("Firestore is away");
      });
    const noticeCount = async () => {
      const mails = database().collection(collections.mail).where("kind", "==", "forgotten");
      return (await mails.count().get()).data().count;
    };
    const before = await noticeCount();
    await expect(forgetSubscriber(holder)).rejects.toThrow("Firestore is away");
    broken.mockRestore();
    expect(await noticeCount()).toBe(before + 1);
    await forgetSubscriber(holder);
    expect(await noticeCount()).toBe(before + 1);
    expect((await holder.subscriber.ref.get()).exists).toBe(false);
  });

  test("isn't deleted by a forwarded newsletter, which sends one email", async () => {
    // The address gets at most one email an hour.
    const { email, path, links } = await signedUp(mailbox);
    const link = await deletionLink(mailbox, links.about, email);
    await choose(links.about, "forget");
    expect(await deletionMails(email)).toHaveLength(1);
    expect(await stored(path)).toMatchObject({ email });
    for (const purpose of ["confirm", "leave"])
      expect(await choose(link.replace("delete", purpose), "forget")).toEqual({ known: false });
    expect(await choose(link, "leave")).toEqual({ known: false });
  });

  test("is deleted by a link for an hour, and later only after a new email", async () => {
    const { email, path, links } = await signedUp(mailbox);
    const link = await deletionLink(mailbox, links.about, email);
    const works = mailRetry.deletionGiveUpAfterSeconds + deletionLinkSeconds;
    const overAnHour = new Date(Date.now() - works * 1000 - 5000);
    await database().doc(path).update({ deletion_asked_at: overAnHour });
    const late = { known: true, purpose: "delete", deletion: "late" };
    expect(await choose(link, "look")).toMatchObject(late);
    await letHoursPass(email, 1.1, "deletion");
    expect(await choose(link, "forget")).toMatchObject({ deletion: "mailed" });
    expect(await deletionMails(email)).toHaveLength(2);
    expect(await stored(path)).toMatchObject({ email });
  });

  test("isn't promised a link when no email can come within the hour", async () => {
    const later = { known: true, purpose: "about", deletion: "later" };
    const { email, path, links } = await signedUp(mailbox);
    const link = await deletionLink(mailbox, links.about, email);
    const sameMailbox = email.replace("@", "+shop@");
    await letHoursPass(email, 2);
    const other = await signedUp(mailbox, "web-design-page", { email: sameMailbox });
    expect(await choose(other.links.about, "forget")).toMatchObject(later);
    expect(await deletionMails(sameMailbox)).toEqual([]);

    await choose(link, "forget");
    await letHoursPass(email, 200);
    const again = await signedUp(mailbox, "web-design-page", { email });
    expect(await choose(again.links.about, "forget")).toMatchObject(later);
    expect(await deletionMails(email)).toEqual([]);
    expect(await stored(path)).toMatchObject({ email });
  });

  test("brings no new question within the hour after its deletion", async () => {
    const { email, path, links } = await signedUp(mailbox);
    await choose(await deletionLink(mailbox, links.about, email), "forget");
    const again = { ...signupForm("web-design-page"), email };
    expect(await call("newsletterSignup", again)).toMatchObject({ status: "OK" });
    expect(await stored(path)).toMatchObject({ wants_newsletter: true });
    expect(await signupMails(email)).toEqual([]);
  });
});
