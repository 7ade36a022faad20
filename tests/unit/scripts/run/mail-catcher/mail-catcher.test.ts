import { createTransport } from "nodemailer";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type MailCatcher, startMailCatcher } from "#scripts/run/mail-catcher/mail-catcher.ts";
import { freePort } from "#scripts/run/stack/free-ports.ts";

let catcher: MailCatcher;

let smtp = 0;

beforeAll(async () => {
  smtp = await freePort();
  catcher = await startMailCatcher({ smtp, inbox: await freePort() });
});
afterAll(() => catcher.stop());
beforeEach(() => press("clear"));

function send(subject: string, html = "<p>Hello</p>") {
  const transport = createTransport({ host: "127.0.0.1", port: smtp });
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

function press(button: string, origin = catcher.inboxOrigin) {
  const body = new URLSearchParams({ do: button });
  return inbox("/", { method: "POST", body, headers: { Origin: origin } });
}

describe("mail catcher", () => {
  it("keeps received mail, newest first, with all that tests read", async () => {
    await send("first");
    await send("zweite Nachricht für Sie");
    const list = await (await inbox("/api/messages")).json();
    expect(list.map((message: { subject: string }) => message.subject)).toEqual([
      "zweite Nachricht für Sie",
      "first",
    ]);
    const message = await (await inbox(`/api/messages/${list[1].id}`)).json();
    expect(message).toMatchObject({
      from: [{ name: "Agency website", address: "website@agency.example" }],
      to: [{ address: "owner@agency.example" }],
      reply_to: [{ name: "Ada Müller", address: "ada@plumbing.example" }],
      text: expect.stringContaining("Hello"),
      html: expect.stringContaining("<p>Hello</p>"),
    });
  });

  it("shows no part of a message unescaped outside its sandbox", async () => {
    await send("<script>alert(1)</script>", "<script>alert(2)</script>");
    const id = catcher.messages()[0]?.id;
    for (const path of ["/", `/messages/${id}`]) {
      const page = await inbox(path);
      const policy = page.headers.get("content-security-policy");
      expect(await page.text()).not.toContain("<script>");
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain("script-src");
    }
    const page = await (await inbox(`/messages/${id}`)).text();
    expect(page).toMatch(/<iframe [^>]*sandbox="allow-popups[\w -]*"\s+srcdoc="[^"]+alert\(2\)/);
    expect(page).not.toMatch(/allow-(scripts|same-origin|forms)/);
  });

  it("obeys the buttons of the list page, but not another site", async () => {
    await send("kept");
    expect((await press("clear", "https://elsewhere.example")).status).toBe(403);
    expect(await (await press("refuse")).text()).toContain("refuses everything");
    await expect(send("lost")).rejects.toThrow();
    expect(await (await press("accept")).text()).toContain("kept");
    await send("found");
    expect(catcher.messages().map(({ subject }) => subject)).toEqual(["found", "kept"]);
    const emptied = await (await press("clear")).text();
    expect(emptied).toContain("No mail yet");
    // The page refreshes itself.
    expect(emptied).toContain('<meta http-equiv="refresh" content="3">');
    expect(catcher.messages()).toEqual([]);
  });

  it("answers 404 for an unknown page or message", async () => {
    expect((await inbox("/nothing")).status).toBe(404);
    expect((await inbox("/messages/unknown")).status).toBe(404);
  });
});
