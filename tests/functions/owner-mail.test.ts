import { describe, expect, test } from "vitest";
import { readSettings } from "../../functions/src/config.ts";
import { ownerMail } from "../../functions/src/mail/owner-mail.ts";
import { call } from "./call.ts";
import { contactForm } from "./form-data.ts";
import { startMailbox } from "./mailbox.ts";

const settings = readSettings(process.env);
const at = new Date("2026-03-01T15:00:00Z");

describe("a mail to the owner", () => {
  test("shows hostile text as text, in the mailbox it really arrives in", async () => {
    const mailbox = await startMailbox();
    try {
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
    } finally {
      await mailbox.stop();
    }
  });

  test("keeps its subject on one line and within bounds, whatever it is made of", () => {
    const facts = [["Name", "x"]] as const;
    const base = { heading: "x", facts, replyTo: "a@b.example" };
    const subject = `a\r\nBcc: x@y.example\u0000\u2028b ${"é".repeat(400)}`;
    const made = ownerMail({ ...base, subject }, at, settings).subject;
    expect(made).toMatch(/^a Bcc: x@y\.example b é+…$/);
    expect(made).toHaveLength(150);
    const split = ownerMail({ ...base, subject: `${"a".repeat(148)}😀😀` }, at, settings);
    expect(split.subject).toBe(`${"a".repeat(148)}…`);
  });

  test("tells the business's own time and which site it came from", () => {
    const facts = [["Name", "x"]] as const;
    const mail = ownerMail(
      { subject: "s", heading: "h", facts, replyTo: "a@b.example" },
      at,
      settings,
    );
    expect(mail.text).toContain("Sunday, March 1, 2026 at 10:00");
    expect(mail.html).toContain(`href="${settings.SITE_ORIGIN}"`);
    expect(mail.html).toContain('href="mailto:a@b.example"');
    expect(mail.text).toContain("Reply to this email to reach a@b.example.\n");
    const leads = `${settings.SITE_ORIGIN}/company-leads`;
    expect(mail.text).toContain(`See all leads: ${leads}\n`);
    expect(mail.html).toContain(`href="${leads}"`);
  });
});
