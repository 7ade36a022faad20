import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { collections } from "#contract/collections";
import { database } from "../../functions/src/database.ts";
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
    expect(mail.subject).toBe(`Somebody deleted everything about them: ${kept?.goes} records`);
    expect(JSON.stringify([told.docs[0]?.data(), mail])).not.toContain(email);
    expect(await traces(other.submission_id)).toHaveProperty("lead.email", other.email);
    expect(await choose(links.about, "look")).toEqual({ known: false });
    await client.delete();
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
