import { randomInt, randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { rateLimits } from "#contract/limits";
import { database } from "#functions/database.ts";
import { patience } from "../patience.ts";
import { call, post } from "./call-function.ts";
import { contactForm, signupForm } from "./form-data.ts";
import { logOf } from "./logged.ts";
import { mailboxForTests } from "./mailbox.ts";
import { mailState } from "./stored.ts";

const box = mailboxForTests();

// These letters aren't hexadecimal digits, so no id in the log looks like a piece of a canary.
const letters = "ghjkmnpqrstvwxyz";
const canaries: string[] = [];

/** Returns a word that occurs nowhere else. */
function canary(): string {
  const word = Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join("");
  canaries.push(word);
  return word;
}

const address = () => `${canary()}@${canary()}.example`;

function contactOfCanaries() {
  return {
    ...contactForm(),
    firstName: `Ana ${canary()}`,
    lastName: canary(),
    companyName: `${canary()} Plumbing`,
    email: address(),
    phone: `856 555 0173 ${canary()}`,
    message: `Please call ${canary()} about ${canary()}.\nMornings are best.`,
  };
}

const signupOfCanaries = (source = "medford-web-design-page") => ({
  ...signupForm(source),
  name: `${canary()} ${canary()}`,
  email: address(),
});

/** Returns the pieces that identify a word, because errors of parsers quote a few letters of what they met. */
function pieces(word: string): string[] {
  return Array.from({ length: word.length - 6 }, (_, start) => word.slice(start, start + 7));
}

/** Returns the canaries of which a log contains a piece. The log is long, so this reads it once for all of them. */
function canariesIn(log: string): string[] {
  const words = log.toLowerCase().match(new RegExp(`[${letters}]{7,}`, "g")) ?? [];
  const seen = new Set(words.flatMap(pieces));
  return canaries.filter((word) => pieces(word).some((piece) => seen.has(piece)));
}

async function expectInLog(text: string) {
  await vi.waitFor(() => expect(logOf("test")).toContain(text), patience);
}

test("logs nobody's name, address, company or message", async () => {
  // These are accepted, mailed, repeated, and refused as a repeat with other words.
  const contact = contactOfCanaries();
  expect((await call("sendContactEmail", contact)).status).toBe("OK");
  const other = { ...contact, message: `Something else: ${canary()}` };
  expect((await call("sendContactEmail", other)).status).toBe("INVALID_ARGUMENT");
  const signup = { ...signupOfCanaries(), wantsNewsletter: true };
  expect((await call("newsletterSignup", signup)).status).toBe("OK");
  const again = { ...signup, submission_id: randomUUID() };
  expect((await call("newsletterSignup", again)).status).toBe("OK");
  await mailState(contact.submission_id, "SUCCESS");
  await mailState(again.submission_id, "SUCCESS");

  // These are mailed in vain, to a server that quotes.
  box.mood = "refuse";
  const unlucky = contactOfCanaries();
  expect((await call("sendContactEmail", unlucky)).status).toBe("OK");
  await mailState(unlucky.submission_id, "RETRY");
  box.mood = "accept";
  const noMail = randomUUID();
  await database()
    .doc(`mail/${noMail}`)
    .set({ to: [canary()], message: { subject: canary(), text: canary(), html: { x: canary() } } });
  await mailState(noMail, "ERROR");

  // These are too many.
  const eager = contactOfCanaries();
  const oneConnection = { "x-forwarded-for": "198.51.100.20, 198.51.100.21" };
  for (let sent = 0; sent <= rateLimits.perEmail; sent += 1) {
    await call("sendContactEmail", { ...eager, submission_id: randomUUID() }, oneConnection);
  }

  // These are refused: every field, names of fields, other shapes, invalid JSON, headers, the address itself.
  const good = contactOfCanaries();
  for (const field of Object.keys(good)) {
    const values = [canary(), { [canary()]: canary() }, [canary()], `${canary()}\u0000`, undefined];
    for (const value of values) await call("sendContactEmail", { ...good, [field]: value });
  }
  const bodies = [
    JSON.stringify(contactOfCanaries()),
    JSON.stringify({ data: contactOfCanaries(), [canary()]: canary() }),
    JSON.stringify({ data: { "@type": canary(), value: canary() } }),
    `{"data":{"__proto__":${JSON.stringify(contactOfCanaries())}}}`,
    JSON.stringify({ data: contactOfCanaries() }).slice(0, -20),
    `{"data":${canary()}}`,
    `"${canary()}"`,
    canary(),
    JSON.stringify({ data: canary().repeat(5000) }),
  ];
  const types = ["application/json", "text/plain", `application/json; charset=${canary()}`];
  for (const body of bodies) {
    for (const type of types) {
      for (const callable of ["sendContactEmail", "newsletterSignup"] as const) {
        const answer = await post(callable, body, {
          "content-type": type,
          authorization: `Bearer ${canary()}`,
          "x-forwarded-for": `${canary()}, ${canary()}`,
          "user-agent": canary(),
        });
        expect(answer.status).toBe("INVALID_ARGUMENT");
      }
    }
  }

  // This makes sure that the log is that of these functions and is complete.
  const last = contactForm();
  await call("sendContactEmail", last);
  await mailState(last.submission_id, "SUCCESS");
  await expectInLog(`{"mail_id":"${last.submission_id}","attempts":1,"severity":"INFO"`);
  await expectInLog(unlucky.submission_id);
  await expectInLog(noMail);
  const log = logOf("test", ["test/firebase-debug.log"]);
  expect(canariesIn(log)).toEqual([]);
  // This checks that a canary would be found, written as the emulator writes it, among the rest.
  expect(canariesIn(`${log}\n"message":"a ${canaries[3]?.slice(2, 10).toUpperCase()}…"`)).toEqual([
    canaries[3],
  ]);
});
