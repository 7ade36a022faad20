import {
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from "firebase-admin/firestore";
import { collections } from "#contract/collections";
import { counted } from "#contract/counted";
import { documentId } from "#contract/document-id";
import { contentIsGone, isVisitorMail, pushKind } from "#contract/queued-mail";
import { chunk } from "../../../functions/src/chunk.ts";
import { PlainFailure } from "../../plain-failure.ts";
import { usualPerHour } from "../newsletter/queue-issue.ts";
import type { OpenProject } from "../project/open-project.ts";

/** How many mails one transaction updates. The sweep may be working on the same mails. */
const mailsAtOnce = 200;

/** Mails by their ids, those of a newsletter, or those to the owner. Most mails to visitors would be refused again. */
export type ChosenMails = { ids: string[] } | { issue: string } | "owner";

async function givenUpIds(store: Firestore, which: { issue: string } | "owner"): Promise<string[]> {
  const all = store.collection(collections.mail).where("delivery.state", "==", "ERROR");
  const { docs } = await all.select("kind", "issue").get();
  const isChosen = (mail: DocumentSnapshot) =>
    which === "owner"
      ? !isVisitorMail(mail.get("kind")) && mail.get("kind") !== pushKind
      : mail.get("issue") === `${collections.issues}/${which.issue}`;
  return docs.filter(isChosen).map(({ id }) => id);
}

/** The reason to leave a mail alone, if the mail itself shows one. */
function reasonAgainst(mail: DocumentSnapshot): string | undefined {
  if (!mail.exists) return "there is no such email";
  const state: unknown = mail.get("delivery.state");
  if (state === "SUCCESS") {
    const isGone = mail.get("delivery.error") === contentIsGone;
    return isGone ? "what it tells of is gone" : "it was sent already";
  }
  if (state !== "ERROR" && state !== "RETRY") return "it is on its way";
  const isDamaged = String(mail.get("delivery.error")).startsWith("Not a mail");
  return isDamaged ? "it is damaged and can't be sent" : undefined;
}

/**
 * Makes mails look as if they had just come in. If what one tells of is gone, the sweep finishes it without sending it.
 * @returns a sentence for each mail that it leaves alone.
 */
async function retryTogether(
  store: Firestore,
  transaction: Transaction,
  ids: string[],
  dueIn: (id: string) => number,
): Promise<string[]> {
  const refs = ids.map((id) => store.collection(collections.mail).doc(id));
  const mails = await transaction.getAll(...refs, { fieldMask: ["delivery"] });
  return mails.flatMap((mail) => {
    const reason = reasonAgainst(mail);
    if (reason) return `${mail.id} is left alone: ${reason}.`;
    const due = Timestamp.fromMillis(mail.readTime.toMillis() + dueIn(mail.id));
    transaction.update(mail.ref, {
      "delivery.state": "RETRY",
      "delivery.attempts": 0,
      "delivery.unanswered": 0,
      // The time after which a mail is given up on starts here.
      "delivery.startTime": due,
      "delivery.nextAttemptAt": due,
    });
    return [];
  });
}

/** @throws PlainFailure that names the existing issues. */
async function requireIssue(store: Firestore, issue: string): Promise<void> {
  const { docs } = await store.collection(collections.issues).get();
  const ids = docs.map(({ id }) => id);
  if (ids.includes(issue)) return;
  const existing = ids.length > 0 ? `These were: ${ids.join(", ")}.` : "None was yet.";
  throw new PlainFailure(`No newsletter was sent under the day "${issue}". ${existing}`);
}

/** Has the sweep send mails again: a newsletter's at the pace of newsletters, others at once. */
export async function retryMails({ store }: OpenProject, which: ChosenMails): Promise<string> {
  const isNamed = which !== "owner" && "ids" in which;
  const chosen = isNamed ? which.ids : await givenUpIds(store, which);
  const strange = chosen.find((id) => !documentId.safeParse(id).success);
  if (strange !== undefined) throw new PlainFailure(`"${strange}" is no id of an email.`);
  const ids = [...new Set(chosen)];
  const pause = which === "owner" || isNamed ? 0 : 3_600_000 / usualPerHour;
  const dueIn = (id: string) => ids.indexOf(id) * pause;
  if (ids.length === 0) {
    if (which !== "owner" && "issue" in which) await requireIssue(store, which.issue);
    return "No email was given up: there is nothing to try again.";
  }
  const leftAlone: string[] = [];
  for (const part of chunk(ids, mailsAtOnce)) {
    const retry = (transaction: Transaction) => retryTogether(store, transaction, part, dueIn);
    leftAlone.push(...(await store.runTransaction(retry)));
  }
  const count = ids.length - leftAlone.length;
  if (count === 0) throw new PlainFailure(leftAlone.join("\n"));
  const emails = `${counted(count, "email")} ${count === 1 ? "is" : "are"}`;
  return [
    ...leftAlone,
    `${emails} tried again: sending begins within a minute. See what is left with: npm run mail -- list`,
  ].join("\n");
}
