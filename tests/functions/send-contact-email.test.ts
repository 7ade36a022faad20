import { describe, expect, test } from "vitest";
import { call, post } from "./call-function.ts";
import { contactForm } from "./form-data.ts";
import { mailboxForTests } from "./mailbox.ts";
import { countOf, mailState, stored, traces, tracesOnceSent } from "./stored.ts";

const mailbox = mailboxForTests();

describe("a message from the contact form", () => {
  test("is stored, becomes a lead, and reaches the owner", async () => {
    // The owner can reply to the visitor.
    const form = contactForm();
    expect(await call("sendContactEmail", form)).toMatchObject({ status: "OK" });

    const { message, lead, mail } = await traces(form.submission_id);
    expect(message).toMatchObject({
      firstName: "Ana",
      serviceInterests: ["seo", "social"],
      message: form.message,
    });
    expect(message).not.toHaveProperty("submission_id");
    expect(lead).toMatchObject({
      first_name: "Ana",
      last_name: "Ruiz",
      company_name: "Ruiz Plumbing",
      email: form.email,
      status: "todo",
      source: "contact-form",
      message: form.message,
      service_interests: ["seo", "social"],
      business_type: "Plumbing",
    });
    expect(lead?.created_at).toEqual(message?.created_at);
    expect(mail).toMatchObject({
      kind: "lead",
      lead: `companies/agency/leads/${form.submission_id}`,
    });
    expect(message?.expires_at, "kept for a time the owner chose").toBeDefined();
    expect(lead, "a lead is the team's").not.toHaveProperty("expires_at");

    const received = await mailbox.arrival(form.submission_id);
    expect(received.to).toEqual([{ name: "", address: "owner@agency.example" }]);
    expect(received.from).toEqual({
      name: "Pitch Pine Web & Automation",
      address: "website@agency.example",
    });
    expect(received.replyTo).toEqual([{ name: "", address: form.email }]);
    expect(received.subject).toBe("New message from Ana Ruiz (Ruiz Plumbing)");
    for (const part of [received.text, received.html]) {
      expect(part).toContain("Please call me about a new website.\nMornings are best.");
      expect(part).toContain("Website and local search, Social media");
      expect(part).toContain("Plumbing");
    }
    await mailState(form.submission_id, "SUCCESS");
  });

  test("with a phone number stores it, and when texts were agreed to", async () => {
    const phone = "(856) 555-0173";
    const form = { ...contactForm(), phone, contactBy: "text", textsOk: true };
    expect(await call("sendContactEmail", form)).toMatchObject({ status: "OK" });
    const { message, lead } = await traces(form.submission_id);
    expect(message).toMatchObject({ phone, contactBy: "text", textsOk: true });
    expect(lead).toMatchObject({ phone, contact_by: "text" });
    // This is the server's time, whatever a form claims.
    expect(lead?.texts_ok_at).toEqual(lead?.created_at);
    const received = await mailbox.arrival(form.submission_id);
    expect(received.text).toMatch(
      /^Phone: +\(856\) 555-0173\nPrefers: +Text \(agreed to get texts\)$/m,
    );
    expect(received.html).toContain(phone);
    expect(received.text).toMatch(
      new RegExp(`^Reference: +${form.submission_id.slice(0, 8)}$`, "m"),
    );
  });

  test("says on the lead and in the owner's mail how the visit began", async () => {
    const form = { ...contactForm(), visit: ["search", "/web-design-pricing"] };
    expect(await call("sendContactEmail", form)).toMatchObject({ status: "OK" });
    const { message, lead } = await traces(form.submission_id);
    expect(lead).toMatchObject({ came_from: "search", first_page: "/web-design-pricing" });
    expect(message).not.toHaveProperty("visit");
    expect((await mailbox.arrival(form.submission_id)).text).toMatch(
      /^Came from: +A search engine\nFirst page: +Web Design Pricing$/im,
    );
    // The same form from another tab is a repeat.
    const again = { ...form, visit: ["direct", "/"] };
    expect(await call("sendContactEmail", again)).toMatchObject({ status: "OK" });
    expect((await traces(form.submission_id)).lead).toEqual(lead);
  });

  test.each([
    ["another site's page", ["other", "https://bad.example/"], { came_from: "other" }],
    ["a page that isn't ours", ["ad", "/win-a-prize"], { came_from: "ad" }],
    ["a word that is no class", ["bad.example", "/"], {}],
    ["a page of ours before this one", ["site", "/"], {}],
    ["too many words", ["search", "/", "x"], {}],
    ["an endless path", ["search", `/${"x".repeat(200)}`], {}],
    ["no list", { came_from: "search" }, {}],
    ["nothing", null, {}],
  ])("is accepted whatever it says of its visit: %s", async (_, visit, known) => {
    const form = { ...contactForm(), visit };
    expect(await call("sendContactEmail", form)).toMatchObject({ status: "OK" });
    const { came_from, first_page } = (await traces(form.submission_id)).lead ?? {};
    expect({ came_from, first_page }).toEqual({ came_from: undefined, ...known });
  });

  test("without a phone number stores and mails nothing about one", async () => {
    const form = { ...contactForm(), contactBy: "call", texts_ok_at: "2020-01-01T00:00:00Z" };
    expect(await call("sendContactEmail", form)).toMatchObject({ status: "OK" });
    const { message, lead } = await traces(form.submission_id);
    for (const name of ["phone", "contactBy", "textsOk"]) expect(message).not.toHaveProperty(name);
    for (const name of ["phone", "contact_by", "texts_ok_at"]) {
      expect(lead).not.toHaveProperty(name);
    }
    expect((await mailbox.arrival(form.submission_id)).text).not.toMatch(/^(Phone|Prefers):/m);
    // An outbox of the previous version sends it again like this.
    const { contactBy: _, texts_ok_at: __, ...before } = form;
    expect(await call("sendContactEmail", before)).toMatchObject({ status: "OK" });
  });

  test("succeeds again when it's repeated, with one lead and one mail", async () => {
    const form = contactForm();
    await call("sendContactEmail", form);
    const before = await tracesOnceSent(form.submission_id);
    for (let repeat = 0; repeat < 8; repeat += 1) {
      const again = { ...form, firstName: " Ana ", serviceInterests: ["social", "seo"] };
      expect(await call("sendContactEmail", again)).toMatchObject({ status: "OK" });
    }
    expect(await traces(form.submission_id)).toEqual(before);
    expect(await countOf("companies/agency/leads", "email", form.email)).toBe(1);
    expect(mailbox.of(form.submission_id)).toHaveLength(1);
  });

  test("with a used id but other content is refused and changes nothing", async () => {
    const form = contactForm();
    await call("sendContactEmail", form);
    const before = await tracesOnceSent(form.submission_id);
    const other = { ...form, message: "Something else altogether." };
    expect(await call("sendContactEmail", other)).toMatchObject({
      status: "INVALID_ARGUMENT",
      details: { code: "SUBMISSION_ID_REUSED" },
    });
    const signup = { ...form, source: "berlin-web-design-cta" };
    expect(await call("newsletterSignup", signup)).toMatchObject({
      details: { code: "SUBMISSION_ID_REUSED" },
    });
    expect(await traces(form.submission_id)).toEqual(before);
  });

  test("with a filled honeypot looks successful, but is kept apart", async () => {
    // Nobody hears about it.
    const form = { ...contactForm(), confirm_topic: "seo" };
    const answer = await call("sendContactEmail", form);
    const honest = await call("sendContactEmail", contactForm());
    expect(answer.text).toBe(honest.text);
    const { record, ...rest } = await traces(form.submission_id);
    expect(record).toMatchObject({ outcome: "RECEIVED" });
    expect(rest).toEqual({});
    expect(await stored(`suspected_forms/${form.submission_id}`)).toMatchObject({
      form: "contact-form",
      content: { firstName: "Ana", email: form.email, message: form.message },
      expires_at: expect.anything(),
    });
    expect(await call("sendContactEmail", { confirm_topic: "x" })).toMatchObject({ status: "OK" });
  });
});

describe("bad input is refused with what to fix, and nothing is stored", () => {
  test.each([
    [{ firstName: "A" }, { firstName: "First name must be at least 2 characters" }],
    [{ lastName: 5 }, { lastName: "Last name must be at least 2 characters" }],
    [{ companyName: "" }, { companyName: "Company name must be at least 2 characters" }],
    [
      { email: "ana@ruiz.example\r\nBcc: eve@bad.example" },
      { email: "Please enter a valid email address" },
    ],
    [{ email: { address: "ana@ruiz.example" } }, { email: "Please enter a valid email address" }],
    [{ serviceInterests: [] }, { serviceInterests: "Please select at least one service" }],
    [{ businessType: "Bakery" }, { businessType: "Please select your business type" }],
    [{ message: { path: "/etc/passwd" } }, { message: "Message must be at least 10 characters" }],
  ])("%j", async (change, fields) => {
    const form = { ...contactForm(), ...change };
    expect(await call("sendContactEmail", form)).toMatchObject({
      httpStatus: 400,
      status: "INVALID_ARGUMENT",
      details: { code: "INVALID_FIELDS", fields },
    });
    expect(await traces(form.submission_id)).toEqual({});
  });

  test.each([undefined, "", "x", "..", "mail/x", { a: 1 }])("submission_id %j", async (id) => {
    expect(await call("sendContactEmail", { ...contactForm(), submission_id: id })).toMatchObject({
      status: "INVALID_ARGUMENT",
      details: { fields: { submission_id: expect.stringContaining("UUID") } },
    });
  });

  test("a form longer than any of ours", async () => {
    const form = { ...contactForm(), message: "x".repeat(60_000) };
    expect(await call("sendContactEmail", form)).toMatchObject({
      httpStatus: 400,
      details: { code: "PAYLOAD_TOO_LARGE" },
    });
    expect(await traces(form.submission_id)).toEqual({});
  });

  const whole = JSON.stringify({ data: contactForm() });
  test.each([
    ["without data", whole.replace("data", "form"), {}],
    ["that is a list", "[]", {}],
    ["with nothing in it", "{}", {}],
    ["with null", '{"data":null}', {}],
    ["with a text", '{"data":"hello"}', {}],
    ["that is only a text", '"hello"', {}],
    ["with an unknown type", whole.replace(":{", ':{"@type":"google.x.Y","value":"1",'), {}],
    ["of another kind", whole, { "content-type": "text/plain" }],
    ["with a deep nest", `{"data":${"[".repeat(500)}${"]".repeat(500)}}`, {}],
    ["packed, as it says, but not really", `\u001f\u008b${whole}`, { "content-encoding": "gzip" }],
    ["packed in an unknown way", "{}", { "content-encoding": "br" }],
    ["that is empty", "", {}],
  ])("a body %s, which is answered by us, not by the runtime", async (_, body, headers) => {
    const answer = await post("sendContactEmail", body, headers);
    expect(answer).toMatchObject({ httpStatus: 400, status: "INVALID_ARGUMENT" });
    expect(answer.text).not.toMatch(/node_modules|at .*\.js|Error:/);
  });
});
