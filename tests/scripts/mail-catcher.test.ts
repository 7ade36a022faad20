import { createTransport } from "nodemailer";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type MailCatcher, startMailCatcher } from "../../scripts/run/mail-catcher/mail-catcher.ts";

let catcher: MailCatcher;

beforeAll(async () => {
  catcher = await startMailCatcher({ smtpPort: 0, inboxPort: 0 });
});
afterAll(() => catcher.stop());
beforeEach(() => catcher.clear());

function send(subject: string, html = "<p>Hello</p>") {
  const transport = createTransport({ host: "127.0.0.1", port: catcher.smtpPort });
  return transport.sendMail({
    from: { name: "Agency website", address: "website@agency.example" },
    to: "owner@agency.example",
    replyTo: { name: "Ada Müller", address: "ada@plumbing.example" },
    subject,
    text: "Hello",
    html,
  });
}

function inbox(path: string, init?: RequestInit) {
  return fetch(`${catcher.inboxOrigin}${path}`, init);
}

describe("mail catcher", () => {
  it("keeps what it receives, newest first, with all that tests look at", async () => {
    await send("first");
    await send("zweite Nachricht für Sie");
    const list = await (await inbox("/api/messages")).json();
    expect(list.map((message: { subject: string }) => message.subject)).toEqual([
      "zweite Nachricht für Sie",
      "first",
    ]);
    const message = await (await inbox(`/api/messages/${list[1].id}`)).json();
    expect(message).toMatchObject({
      envelope: { from: "website@agency.example", to: ["owner@agency.example"] },
      from: [{ name: "Agency website", address: "website@agency.example" }],
      to: [{ address: "owner@agency.example" }],
      reply_to: [{ name: "Ada Müller", address: "ada@plumbing.example" }],
      text: expect.stringContaining("Hello"),
      html: expect.stringContaining("<p>Hello</p>"),
    });
  });

  it("shows nothing of a message unescaped outside its sandbox", async () => {
    await send("<script>alert(1)</script>", "<script>alert(2)</script>");
    const id = catcher.messages()[0]?.id;
    for (const path of ["/", `/messages/${id}`]) {
      const page = await inbox(path);
      const policy = page.headers.get("content-security-policy");
      expect(await page.text()).not.toContain("<script>");
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain("script-src");
    }
    const framed = await inbox(`/messages/${id}/html`);
    expect(await framed.text()).toContain("<script>alert(2)");
    expect(framed.headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
  });

  it("refuses mail while it is switched off and takes it again afterwards", async () => {
    const accept = (accepting: boolean) =>
      inbox("/api/smtp", { method: "PUT", body: JSON.stringify({ accepting }) });
    await accept(false);
    await expect(send("lost")).rejects.toThrow();
    expect(await (await inbox("/api/smtp")).json()).toEqual({ accepting: false });
    await accept(true);
    await send("found");
    expect(catcher.messages().map(({ subject }) => subject)).toEqual(["found"]);
  });

  it("has the buttons of the list page do the same, and no other site's", async () => {
    const press = (button: string, origin = catcher.inboxOrigin) =>
      inbox("/", {
        method: "POST",
        body: new URLSearchParams({ do: button }),
        headers: { Origin: origin },
      });
    await send("kept");
    expect((await press("clear", "https://elsewhere.example")).status).toBe(403);
    expect(await (await press("refuse")).text()).toContain("refuses everything");
    await expect(send("lost")).rejects.toThrow();
    expect(await (await press("accept")).text()).toContain("kept");
    expect(await (await press("clear")).text()).toContain("No mail yet");
  });

  it("has a list page that looks for new messages by itself", async () => {
    expect(await (await inbox("/")).text()).toContain('<meta http-equiv="refresh" content="3">');
  });

  it("forgets everything when asked, but not by another site", async () => {
    await send("kept");
    const headers = { Origin: "https://elsewhere.example" };
    expect((await inbox("/api/messages", { method: "DELETE", headers })).status).toBe(403);
    expect(catcher.messages()).toHaveLength(1);
    expect((await inbox("/api/messages", { method: "DELETE" })).status).toBe(200);
    expect(catcher.messages()).toHaveLength(0);
  });

  it("answers unusable requests plainly", async () => {
    expect((await inbox("/nothing")).status).toBe(404);
    expect((await inbox("/messages/unknown")).status).toBe(404);
    expect((await inbox("/api/smtp", { method: "PUT", body: "{" })).status).toBe(400);
    expect((await inbox("/api/smtp", { method: "PUT", body: "{}" })).status).toBe(400);
  });
});
