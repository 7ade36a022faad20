import { describe, expect, test } from "vitest";
import { mailboxForTests } from "./mailbox.ts";
import { choose, leaveAtOnce, signedUp } from "./newsletter-mail.ts";
import { stored } from "./stored.ts";

const mailbox = mailboxForTests();

describe("leaving from the mail program (RFC 8058)", () => {
  test("takes a bare POST, and redirects a scanner's GET to the page", async () => {
    const { path, links } = await signedUp(mailbox);
    await choose(links.confirm, "confirm");
    const before = await stored(path);
    for (const method of ["GET", "HEAD"]) {
      const answer = await leaveAtOnce(links.leaveAtOnce, method);
      expect([answer.status, answer.headers.get("location")]).toEqual([
        303,
        `/newsletter?token=${links.leaveAtOnce}`,
      ]);
    }
    expect(await stored(path)).toEqual(before);
    const answer = await leaveAtOnce(links.leaveAtOnce);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(await stored(path)).toMatchObject({ wants_newsletter: false });
  });

  test("takes the other kind of form that the standard allows", async () => {
    const { path, links } = await signedUp(mailbox);
    const answer = await leaveAtOnce(links.leaveAtOnce, "POST", FormData);
    expect([answer.status, await answer.text()]).toEqual([
      200,
      "You get no more newsletters from us.\n",
    ]);
    expect(await stored(path)).toMatchObject({ wants_newsletter: false });
  });

  test("lets nobody inject words into the redirect's target", async () => {
    for (const token of ["x%0d%0aSet-Cookie:a=b", "//evil.example", "a&b=c"]) {
      expect((await leaveAtOnce(token, "GET")).headers.get("location")).toBe("/newsletter");
    }
  });
});
