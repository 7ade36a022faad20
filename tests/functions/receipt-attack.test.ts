import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { receiptId } from "#contract/queued-mail";
import { mailboxOf } from "#functions/intake/visitor-mail.ts";
import { call } from "./call-function.ts";
import { contactForm, signupForm } from "./form-data.ts";
import { type Mailbox, mailboxForTests } from "./mailbox.ts";
import { traces } from "./stored.ts";

const mailbox = mailboxForTests();

/** The real size is ATTACK_FORMS=1000. */
const amount = Number(process.env.ATTACK_FORMS ?? 60);
/** The functions emulator may leave a call unanswered if it has to start many processes for it. */
const atOnce = 4;
/** Marks the addresses of this run. */
const run = randomUUID().slice(0, 8);

/** Returns "williams" with dots between some letters, different for each number. */
const dotted = (number: number) =>
  [..."williams"].map((letter, index) => ((number >> index) % 2 ? `${letter}.` : letter)).join("");

/** Returns a new stranger, or one of two people in ever new spellings. */
function victim(number: number): string {
  const [gmail, person] = [
    number % 2 ? "gmail.com" : "GoogleMail.com",
    number % 2 ? "Ruth" : "ruth",
  ];
  if (number % 3 === 0) return `${dotted(number)}${run}+canary-${number}@${gmail}`;
  if (number % 3 === 1) return `${person}-${run}+canary-${number}@People.example`;
  return `stranger-${number}-${run}@people.example`;
}

/** Returns a form with words of the attacker in every field that accepts any. */
function hostileForm(number: number) {
  const text = 'canary https://canary.example <b>canary</b> "canary"';
  const email = victim(number);
  if (number % 4 > 0) {
    const own = { firstName: text, lastName: text, companyName: text, message: text, email };
    const phone = "856 555 0173 canary";
    return { name: "sendContactEmail", form: { ...contactForm(), ...own, phone } } as const;
  }
  const source = `canary-web-design-${number % 8 ? "page" : "cta"}`;
  return { name: "newsletterSignup", form: { ...signupForm(source), name: text, email } } as const;
}

test(`sends no mailbox two receipts or hostile words for ${amount} forms`, async () => {
  // Attackers fill in others' addresses.
  const forms = Array.from({ length: amount }, (_, number) => hostileForm(number));
  for (let from = 0; from < amount; from += atOnce) {
    const some = forms.slice(from, from + atOnce).map(({ name, form }) => call(name, form));
    for (const { status } of await Promise.all(some)) {
      expect(["OK", "ALREADY_EXISTS"]).toContain(status);
    }
  }
  const mailed: string[] = [];
  for (const { form } of forms) {
    const { mail, receipt } = await traces(form.submission_id);
    if (receipt) await mailbox.arrival(receiptId(form.submission_id));
    // The rest exceeds MAILS_PER_HOUR.
    if (mail) mailed.push(mailboxOf(form.email));
  }
  const addresses = (mail: Mailbox["mails"][number]) =>
    [mail.to, mail.cc, mail.bcc].flatMap((list) => list?.map((one) => one.address ?? "") ?? []);
  const receipts = mailbox.mails.filter((mail) => addresses(mail).join().includes(run));
  const reached = receipts.flatMap(addresses).map(mailboxOf).sort();
  expect(mailed).not.toEqual([]);
  expect(reached).toEqual([...new Set(mailed)].sort());
  for (const { to, headers, headerLines, ...rest } of receipts) {
    // Only the recipient's address is as somebody typed it.
    const others = headers.filter(({ key }) => key !== "to");
    const lines = headerLines.filter(({ key }) => key !== "to");
    expect(JSON.stringify([rest, others, lines])).not.toMatch(/canary/i);
  }
});
