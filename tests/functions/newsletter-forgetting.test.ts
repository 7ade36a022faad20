import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { collections } from "#contract/collections";
import { database } from "../../functions/src/database.ts";
import { forgetSubscriber } from "../../functions/src/newsletter/kept-records.ts";
import { holderOf } from "../../functions/src/newsletter/token-holder.ts";
import { findPerson } from "../../functions/src/person/find-person.ts";
import { call } from "./call.ts";
import { contactForm, signupForm } from "./form-data.ts";
import { type Mailbox, startMailbox } from "./mailbox.ts";
import { choose, signedUp, signupMails } from "./newsletter-mail.ts";
import { stored, traces } from "./stored.ts";

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox();
});
afterAll(() => mailbox.stop());

describe("what we know of somebody", () => {
  test("counts forms without a word of them, and deletes as `npm run forget` does", async () => {
    const { email, path, links, submission_id } = await signedUp(mailbox);
    const message = { ...contactForm(), email: email.toUpperCase() };
    await call("sendContactEmail", message);
    const other = contactForm();
    await call("sendContactEmail", other);
    const foreign = database().doc(`companies/other-agency/leads/${submission_id}`);
    await foreign.set({ email, source: "contact-form" });
    const client = database().doc(`companies/agency/clients/${submission_id}`);
    await client.set({ client_name: "Ana", email });

    const known = await choose(links.about, "look");
    expect(known).toMatchObject({ kept: { email, stays: 2 } });
    const kept = known.known ? known.kept : undefined;
    expect(kept?.forms.map(({ name }) => name).sort()).toEqual(["Contact form", "Newsletter form"]);
    expect(JSON.stringify(known)).not.toContain(message.message.slice(0, 20));

    expect(await choose(links.about, "forget")).toEqual({
      ...{ known: true, purpose: "about", state: "forgotten" },
    });
    expect(await traces(message.submission_id)).toEqual({});
    expect(await traces(submission_id)).toEqual({});
    expect(await stored(path)).toBeUndefined();
    expect(await signupMails(email)).toEqual([]);
    expect((await client.get()).exists).toBe(true);
    expect((await foreign.get()).exists, "of another company").toBe(true);
    await foreign.delete();

    const told = await database()
      .collection(collections.mail)
      .where("kind", "==", "forgotten")
      .where("records", "==", kept?.goes)
      .get();
    const mail = await mailbox.arrival(told.docs[0]?.id ?? "");
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }),
    );
    expect(mail.subject).toBe(`A visitor deleted their data (${kept?.goes} records)`);
    expect(JSON.stringify([told.docs[0]?.data(), mail])).not.toContain(email);
    expect(await traces(other.submission_id)).toHaveProperty("lead.email", other.email);
    expect(await choose(links.about, "look")).toEqual({ known: false });
    await client.delete();
  });

  test("has each form, also those from before they left and came back by another page", async () => {
    const { email, path, links, submission_id } = await signedUp(mailbox);
    await choose(links.about, "leave");
    const second = { ...signupForm("ai-automation-pricing-page"), email };
    expect(await call("newsletterSignup", second)).toMatchObject({ status: "OK" });
    const known = await choose(links.about, "look");
    expect(known.known && known.kept?.forms).toHaveLength(2);

    // As when nobody has confirmed for 30 days: the mail and the records are found all the same.
    await database().doc(path).delete();
    const found = await findPerson(database(), email, () => undefined);
    const paths = found.map(({ document }) => document.ref.path);
    const records = [submission_id, second.submission_id].map((id) => `submissions/${id}`);
    const mails = (await signupMails(email)).map(({ ref }) => ref.path);
    expect(paths.sort()).toEqual([...records, ...mails].sort());
  });

  test("is told to the owner once, before anything is deleted", async () => {
    const { links } = await signedUp(mailbox);
    const holder = await holderOf(links.about);
    if (!holder) throw new Error("unreachable");
    const broken = vi
      .spyOn(Object.getPrototypeOf(database().batch()), "delete")
      .mockImplementationOnce(() => {
        throw new Error("Firestore is away");
      });
    const told = async () => {
      const mails = database().collection(collections.mail).where("kind", "==", "forgotten");
      return (await mails.count().get()).data().count;
    };
    const before = await told();
    await expect(forgetSubscriber(holder)).rejects.toThrow("Firestore is away");
    broken.mockRestore();
    expect(await told()).toBe(before + 1);
    await forgetSubscriber(holder);
    expect(await told()).toBe(before + 1);
    expect((await holder.subscriber.ref.get()).exists).toBe(false);
  });

  test("whoever types the address afterwards, it isn't asked again within the hour", async () => {
    const { email, path, links } = await signedUp(mailbox);
    await choose(links.about, "forget");
    const again = { ...signupForm("web-design-page"), email };
    expect(await call("newsletterSignup", again)).toMatchObject({ status: "OK" });
    expect(await stored(path)).toMatchObject({ wants_newsletter: true });
    expect(await signupMails(email)).toEqual([]);
  });
});
