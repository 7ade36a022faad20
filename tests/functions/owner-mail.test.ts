import { describe, expect, test } from "vitest";
import { storedLead } from "#contract/lead";
import { readSettings } from "#functions/config.ts";
import { leadMail, summaryMail } from "#functions/mail/lead-mail.ts";
import { ownerMail } from "#functions/mail/owner-mail.ts";
import { call } from "./call-function.ts";
import { contactForm } from "./form-data.ts";
import { mailboxForTests } from "./mailbox.ts";

const mailbox = mailboxForTests();
const settings = readSettings(process.env);
const at = new Date("2026-03-01T15:00:00Z");

describe("a mail to the owner", () => {
  test("shows hostile text as text in a real mailbox", async () => {
    const form = {
      ...contactForm(),
      firstName: "Eve\r\nBcc: victim@bad.example",
      lastName: '"><img src=x onerror=alert(1)>',
      companyName: "=?utf-8?Q?Owner?= <owner@bank.example>, B & Co",
      message: "<script>alert('x')</script>\r\n.\r\nRCPT TO:<victim@bad.example>\n{{7*7}}",
    };
    expect((await call("sendContactEmail", form)).status).toBe("OK");
    const mail = await mailbox.arrival(form.submission_id);

    expect(mail.to).toEqual([{ name: "", address: "owner@agency.example" }]);
    expect([mail.cc, mail.bcc].flat().filter(Boolean)).toEqual([]);
    expect(mail.headers.filter((header) => header.key === "bcc")).toEqual([]);
    expect(mail.replyTo).toEqual([{ name: "", address: form.email }]);
    expect(mail.from?.address).toBe("website@agency.example");
    expect(mail.attachments).toEqual([]);
    expect(mail.subject).toContain("Eve Bcc: victim@bad.example");
    expect(mail.subject, "as it was typed, not decoded").toContain("= ?utf-8?Q?Owner?=");
    expect(mail.html).not.toMatch(/<script|<img/);
    expect(mail.html).toContain("&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;");
    expect(mail.html).toContain("&lt;owner@bank.example&gt;, B &amp; Co");
    expect(mail.text).toContain("<script>alert('x')</script>\n.\nRCPT TO:<victim@bad.example>");
  });

  test("keeps its subject on one line and within bounds", () => {
    const details = [["Name", "x"]] as const;
    const base = { heading: "x", details };
    const subject = `a\r\nBcc: x@y.example\u0000\u2028b ${"é".repeat(400)}`;
    const made = ownerMail({ ...base, subject }, at, settings).subject;
    expect(made).toMatch(/^a Bcc: x@y\.example b é+…$/);
    expect(made).toHaveLength(150);
    const split = ownerMail({ ...base, subject: `${"a".repeat(148)}😀😀` }, at, settings);
    expect(split.subject).toBe(`${"a".repeat(148)}…`);
  });

  test("states the business's own time and the site it came from", () => {
    const details = [["Name", "x"]] as const;
    const mail = ownerMail({ subject: "s", heading: "h", details }, at, settings);
    expect(mail.text).toContain("Sunday, March 1, 2026 at 10:00");
    expect(mail.html).toContain(`href="${settings.SITE_ORIGIN}"`);
    const leads = `${settings.SITE_ORIGIN}/company-leads`;
    expect(mail.text).toContain(`See all leads: ${leads}\n`);
    expect(mail.html).toContain(`href="${leads}"`);
  });
});

const submissionId = "3f2c8a4e-6b1d-4c5a-9e7f-0a1b2c3d4e5f";
const leadPage = `${settings.SITE_ORIGIN}/company-leads?lead=${submissionId}`;
const ana = { first_name: "Ana", last_name: "Ruiz", email: "ana+web@ruiz.example" };

/** Returns the links in the mail, in order. */
function ways(lead: Record<string, unknown>) {
  const form = { lead: storedLead.parse(lead), submissionId, at };
  const { text, html } = ownerMail(leadMail(form, {}, settings), at, settings);
  const found = [...html.matchAll(/<a href="([^"]*)" style="[^"]*border-radius[^"]*">([^<]*)</g)];
  return { text, html, buttons: found.map(([, href, label]) => [label, href]) };
}

describe("the mail about a lead links to it, and to the person as they asked", () => {
  const open = ["Open this lead", leadPage];
  const call = ["Call", "tel:8565550173"];
  const text = ["Text", "sms:8565550173"];
  const reply = ["Reply", "mailto:ana%2Bweb@ruiz.example"];
  const phone = "(856) 555-0173";
  const asked = { ...ana, phone, source: "contact-form" };

  test.each([
    ["a call", { ...asked, contact_by: "call" }, [open, call, reply]],
    [
      "a text",
      { ...asked, contact_by: "text", texts_ok_at: at.toISOString() },
      [open, text, call, reply],
    ],
    ["an email", { ...asked, contact_by: "email" }, [open, reply, call]],
    ["no number", { ...ana, source: "contact-form" }, [open, reply]],
    ["a number that is none", { ...asked, phone: "ask Joe" }, [open, reply]],
  ])("%s", (_, lead, buttons) => {
    expect(ways(lead).buttons).toEqual(buttons);
  });

  test("links details, and calls a form what people call it", () => {
    const { html } = ways({ ...asked, contact_by: "call" });
    expect(html).toMatch(/<a href="tel:8565550173" style="color:#12403a">\(856\) 555-0173<\/a>/);
    expect(html).toMatch(/<a href="mailto:ana%2Bweb@ruiz\.example" style="color:#12403a">/);
    const quote = { ...ana, town: "Cherry Hill", source: "cherry-hill-web-design-page" };
    expect(ways(quote).text).toMatch(/^Form: +Cherry Hill page$/m);
    expect(ways(quote).text).toContain(
      `Open this lead: ${leadPage}\nReply: ana+web@ruiz.example\n`,
    );
  });

  test("links a summary to each lead that it names", () => {
    const lead = storedLead.parse({
      ...ana,
      first_name: "",
      last_name: "",
      source: "web-design-page",
    });
    const mail = summaryMail(3, [{ id: submissionId, lead }], settings);
    const { html, text } = ownerMail(mail, at, settings);
    expect(html).toContain(`<a href="${leadPage}" style="color:#12403a">Web design page</a>`);
    expect(text).toContain(
      "One is listed above, from the earliest on, no more than 3 for each email address.",
    );
  });
});
