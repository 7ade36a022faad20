import { describe, expect, test } from "vitest";
import { businessTypes, contactMessage, contactSubmission } from "#contract/contact-message";
import { fillsHoneypot } from "#contract/submission";

const valid = {
  firstName: "Ana",
  lastName: "Ruiz",
  companyName: "Ruiz Plumbing",
  email: "ana@ruiz-plumbing.example",
  serviceInterests: ["seo"],
  businessType: "Plumbing",
  message: "Please call me about a new website.",
};

function messagesFor(change: Record<string, unknown>): string[] {
  const result = contactMessage.safeParse({ ...valid, ...change });
  return (result.error?.issues ?? []).map((issue) => issue.message);
}

// These words are typed from the specification.
const first = "First name must be at least 2 characters";
const last = "Last name must be at least 2 characters";
const company = "Company name must be at least 2 characters";
const email = "Please enter a valid email address";
const service = "Please select at least one service";
const business = "Please select your business type";
const text = "Message must be at least 10 characters";

describe("the contact form's fields", () => {
  test("accepts a complete message", () => {
    expect(contactMessage.parse(valid)).toEqual(valid);
  });

  test.each([
    [{ firstName: "" }, first],
    [{ firstName: "A" }, first],
    [{ firstName: " A  " }, first],
    [{ firstName: "\u0000\u202e\u0007" }, first],
    [{ firstName: undefined }, first],
    [{ firstName: { toString: "Ana" } }, first],
    [{ lastName: "R" }, last],
    [{ companyName: "R" }, company],
    [{ companyName: 12 }, company],
    [{ email: "" }, email],
    [{ email: "ana" }, email],
    [{ email: "ana@ruiz" }, email],
    [{ email: "ana@@ruiz.example" }, email],
    [{ email: '"ana"@ruiz.example' }, email],
    [{ email: "ana@ruiz.example, eve@bad.example" }, email],
    [{ email: "ana@ruiz.example\r\nBcc: eve@bad.example" }, email],
    [{ email: "ana@rui\u007a\u0301.example" }, email],
    [{ email: `${"a".repeat(65)}@ruiz.example` }, email],
    [{ email: `ana@${"a.".repeat(126)}example` }, email],
    [{ email: ["ana@ruiz.example"] }, email],
    [{ serviceInterests: [] }, service],
    [{ serviceInterests: undefined }, service],
    [{ serviceInterests: "seo" }, service],
    [{ serviceInterests: ["crypto"] }, service],
    [{ businessType: "" }, business],
    [{ businessType: undefined }, business],
    [{ businessType: "Bakery" }, business],
    [{ message: "" }, text],
    [{ message: "too short" }, text],
    [{ message: "   short    " }, text],
    [{ message: { path: "/etc/passwd" } }, text],
  ])("%j is refused with the specification's words", (change, message) => {
    expect(messagesFor(change)).toEqual([message]);
  });

  // These are zero-width and soft marks, Hangul fillers, the empty Braille pattern, and an accent without a letter.
  test.each([
    ..."\u200b\u200d\u2060\u00ad\u115f\u1160\u3164\uffa0\u2800\u0301\ufe0f\u{e0041}\u{1d159}",
  ])("%j counts as empty, however often it repeats", (nothing) => {
    expect(messagesFor({ firstName: nothing.repeat(10) })).toEqual([first]);
    expect(messagesFor({ companyName: `${nothing} ${nothing}` })).toEqual([company]);
    expect(messagesFor({ message: nothing.repeat(10) })).toEqual([text]);
  });

  test("ignores invisible characters and keeps visible ones", () => {
    expect(
      messagesFor({ firstName: "A\u200b\u200b", message: `short${"\u3164".repeat(9)}` }),
    ).toEqual([first, text]);
    const seen = {
      firstName: "نمی\u200cدانم",
      lastName: "🏳️‍🌈",
      companyName: "김 ㅤ",
      message: "👩‍🔧".repeat(10),
    };
    expect(contactMessage.parse({ ...valid, ...seen })).toMatchObject(seen);
  });

  test("accepts exactly the minimum", () => {
    const least = { firstName: "Al", lastName: "Oz", companyName: "Co", message: "0123456789" };
    expect(messagesFor(least)).toEqual([]);
  });

  test("reports all problems at once", () => {
    const problems = contactMessage.safeParse({}).error?.issues.map((issue) => issue.message);
    expect(problems).toEqual([first, last, company, email, service, business, text]);
  });

  test.each([
    ["  Ana\tMaria ", "Ana Maria"],
    // A line break would forge a mail header.
    ["Eve\r\nBcc: x", "Eve Bcc: x"],
    ["Zoë 李 Ø’Brien", "Zoë 李 Ø’Brien"],
    ["a\u0000b", "ab"],
    ["\u001bab", "ab"],
    ["a\u202eb", "ab"],
    ["a\ud800b", "ab"],
    ["Ana\u2066 Maria\u2069", "Ana Maria"],
    ["Ana\u00a0\u000bMaria", "Ana Maria"],
    ["\ufeffAna\u0085", "Ana"],
  ])("reads the name %j as %j", (lastName, tidied) => {
    expect(contactMessage.parse({ ...valid, lastName }).lastName).toBe(tidied);
  });

  test.each([
    ["  first line\r\nsecond\rthird  ", "first line\nsecond\nthird"],
    ["From a slide\u000bwith soft\u000cbreaks", "From a slide\nwith soft\nbreaks"],
    ["One\u0085two, and\u0003 three", "One\ntwo, and three"],
    ["Call \u202a(856) 555-0173\u202c please", "Call (856) 555-0173 please"],
    ["\u2067Reversed\u2069 words\ud83d here", "Reversed words here"],
    ["A\ttab and no\u00a0break stay", "A\ttab and no\u00a0break stay"],
  ])("tidies the message %j and keeps its breaks", (message, tidied) => {
    expect(contactMessage.parse({ ...valid, message }).message).toBe(tidied);
  });

  test("refuses a text that's too long and names the limit", () => {
    expect(messagesFor({ firstName: "a".repeat(101) })).toEqual([
      "First name must be at most 100 characters",
    ]);
    expect(messagesFor({ message: "a".repeat(5001) })).toEqual([
      "Message must be at most 5000 characters",
    ]);
    expect(messagesFor({ message: "a".repeat(5000) })).toEqual([]);
  });

  test("ignores the order and repetition of services", () => {
    const chosen = { ...valid, serviceInterests: ["social", "seo", "social"] };
    expect(contactMessage.parse(chosen).serviceInterests).toEqual(["seo", "social"]);
  });

  test("has the business types of the specification, in its order", () => {
    const listed =
      "Daycare, Property Manager, Insurance Agency, Dumpster Rental, Landscaping, Dog Pooper Scooper, Restaurant, Retail Store, Medical Practice, Law Firm, Accounting Firm, Real Estate, Construction, Plumbing, HVAC, Auto Repair, Other";
    expect(businessTypes.join(", ")).toBe(listed);
  });
});

describe("an optional phone number", () => {
  const phone = "(856) 555-0173";
  const tick = "Please check this box so we can text you, or choose a call or email";

  test.each([
    [{ phone: "", contactBy: null, textsOk: false }, {}],
    [{ phone: "   " }, {}],
    // The consent was chosen before the number was removed.
    [{ phone: "", contactBy: "text", textsOk: true }, {}],
    [{ phone: ` ${phone} `, contactBy: null }, { phone }],
    [{ phone: `\u202a${phone}\u202c` }, { phone }],
    [{ phone: `\u2066${phone}\u2069.` }, { phone }],
    [{ phone: "tel:+18565550173" }, { phone: "+18565550173" }],
    [{ phone: "\uff08\uff18\uff15\uff16\uff09 555-0173" }, { phone }],
    [
      { phone, contactBy: "call", textsOk: true },
      { phone, contactBy: "call" },
    ],
    [
      { phone, contactBy: "text", textsOk: true },
      { phone, contactBy: "text", textsOk: true },
    ],
  ])("%j adds %j without empty fields", (typed, sent) => {
    expect(Object.entries(contactMessage.parse({ ...valid, ...typed }))).toEqual(
      Object.entries({ ...valid, ...sent }),
    );
  });

  test.each([
    [{ phone: "555-0173" }, "Please enter a phone number with the area code, or leave this empty"],
    [{ phone: "call me" }, "Please enter a phone number with the area code, or leave this empty"],
    [{ phone: `${"1".repeat(41)}` }, "Phone must be at most 40 characters"],
    [{ phone, contactBy: "fax" }, "Please choose a call, a text or email"],
    [{ phone, contactBy: "text" }, tick],
    [{ phone, contactBy: "text", textsOk: false }, tick],
  ])("%j is refused: %s", (typed, message) => {
    expect(messagesFor(typed)).toEqual([message]);
  });

  test("reports its problems together with the others", () => {
    expect(messagesFor({ firstName: "", phone, contactBy: "text" })).toEqual([first, tick]);
  });

  test("refuses a value that is no form at all", () => {
    for (const odd of [null, undefined, 7, "x", []]) {
      expect(contactSubmission.safeParse(odd).success).toBe(false);
    }
  });
});

describe("the submitted form", () => {
  const submission_id = "3f2c8a4e-6b1d-4c5a-9e7f-0a1b2c3d4e5f";

  test("needs an id made by the browser, in either case", () => {
    const sent = contactSubmission.parse({ ...valid, submission_id: submission_id.toUpperCase() });
    expect(sent.submission_id).toBe(submission_id);
    for (const id of [undefined, "", "1", "../mail/x", "00000000-0000-0000-0000-000000000000"]) {
      expect(contactSubmission.safeParse({ ...valid, submission_id: id }).success).toBe(false);
    }
  });

  test("drops unknown fields", () => {
    const sent = contactSubmission.parse({ ...valid, submission_id, status: "completed" });
    expect(sent).not.toHaveProperty("status");
  });

  test("notices anything in the honeypot", () => {
    expect(fillsHoneypot({ ...valid, confirm_topic: "seo" })).toBe(true);
    expect(fillsHoneypot({ confirm_topic: ["x"] })).toBe(true);
    expect(fillsHoneypot({ ...valid, confirm_topic: "" })).toBe(false);
    expect(fillsHoneypot(valid)).toBe(false);
    expect(fillsHoneypot(null)).toBe(false);
  });
});
