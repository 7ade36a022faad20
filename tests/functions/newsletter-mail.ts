import type { Timestamp } from "firebase-admin/firestore";
import type { Email } from "postal-mime";
import { expect } from "vitest";
import { collections } from "#contract/collections";
import { leaveEndpoint, region } from "#contract/endpoints";
import { newsletterAnswer } from "#contract/newsletter-choice";
import { database } from "#functions/database.ts";
import { fingerprint, secretFingerprint } from "#functions/fingerprint.ts";
import { mailboxOf } from "#functions/intake/visitor-mail.ts";
import { call } from "./call-function.ts";
import { signupForm } from "./form-data.ts";
import type { Mailbox } from "./mailbox.ts";

/** Returns the path of an address's subscriber. */
export const pathOf = (email: string) => `${collections.subscribers}/${fingerprint(email)}`;

/** Confirms an address without the link in the email. */
export const confirm = (email: string) =>
  database().doc(pathOf(email)).update({ confirmed_at: new Date() });

export async function expiryOf(path: string): Promise<Timestamp> {
  return (await database().doc(path).get()).get("expires_at");
}

type Kind = "signup" | "deletion";

async function mailsTo(email: string, kind: Kind) {
  const mails = database().collection(collections.mail).where("subscriber", "==", pathOf(email));
  return (await mails.get()).docs.filter((mail) => mail.get("kind") === kind);
}

export const signupMails = (email: string) => mailsTo(email, "signup");
export const deletionMails = (email: string) => mailsTo(email, "deletion");

const asked = (email: string, kind: Kind = "signup") =>
  database().doc(`${collections.rateLimits}/${secretFingerprint(kind, mailboxOf(email))}`);

/** Returns the earliest time for the next question to the mailbox. */
export async function nextQuestion(email: string): Promise<Timestamp> {
  return (await asked(email).get()).get("free_at");
}

/** Makes the mailbox's last mails of a kind this many hours older. */
export async function letHoursPass(email: string, hours: number, kind?: Kind): Promise<void> {
  const record = await asked(email, kind).get();
  const fields = Object.entries(record.data() ?? {}).map(([name, time]) => {
    return [name, new Date(time.toMillis() - hours * 3_600_000)];
  });
  await record.ref.update(Object.fromEntries(fields));
}

type Purpose = "confirm" | "about" | "delete";

/** Returns the tokens in a mail by their purposes. */
function linksIn({ text = "", headers }: Email): Record<Purpose | "leaveAtOnce", string> {
  const token = (purpose: Purpose) =>
    new RegExp(`/newsletter\\?token=(${purpose}\\.\\S+)`).exec(text)?.[1] ?? "";
  const header = headers.find(({ key }) => key === "list-unsubscribe")?.value ?? "";
  const leaveAtOnce = /token=(.+)>$/.exec(header)?.[1] ?? "";
  return { confirm: token("confirm"), about: token("about"), delete: token("delete"), leaveAtOnce };
}

/** Asks to be deleted with the link in any email, and returns the link that deletes. */
export async function deletionLink(
  mailbox: Mailbox,
  about: string,
  email: string,
): Promise<string> {
  expect(await choose(about, "forget")).toMatchObject({ deletion: "mailed" });
  const [queued] = await deletionMails(email);
  return linksIn(await mailbox.arrival(`${queued?.id}`)).delete;
}

/** Signs somebody up, and returns their form with the mail that they got. */
export async function signedUp(mailbox: Mailbox, source = "web-design-page", more: object = {}) {
  const form = { ...signupForm(source), ...more };
  expect(await call("newsletterSignup", form)).toMatchObject({ status: "OK" });
  const [queued] = await signupMails(form.email);
  const mail = await mailbox.arrival(`${queued?.id}`);
  return { ...form, path: pathOf(form.email), mail, links: linksIn(mail) };
}

/** Makes a choice as the page does. */
export async function choose(token: string, choice: string) {
  const answer = await call("newsletterChoice", { token, choice });
  expect(answer.status).toBe("OK");
  return newsletterAnswer.parse(JSON.parse(answer.text).result);
}

/** Unsubscribes as a mail program does: without a cookie, a script or an origin. */
export function leaveAtOnce(
  token: string,
  method = "POST",
  form: typeof URLSearchParams | typeof FormData = URLSearchParams,
) {
  const body = new form();
  body.set("List-Unsubscribe", "One-Click");
  const origin = process.env.FUNCTIONS_EMULATOR_ORIGIN;
  return fetch(`${origin}/demo-agency/${region}/${leaveEndpoint.name}?token=${token}`, {
    method,
    redirect: "manual",
    ...(method === "POST" && { body }),
  });
}
