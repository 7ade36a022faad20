import type { Firestore } from "firebase-admin/firestore";
import { collections } from "#contract/collections";
import { callables } from "#contract/endpoints";
import { call } from "../../../web/src/forms/call.ts";
import { PlainFailure } from "../../plain-failure.ts";

/**
 * Sends a suspected form to the website again, as the visitor meant it. So it has the same effects as any form, and
 * only once, because it keeps its ID.
 */
export async function acceptForm(store: Firestore, id: string, site: string): Promise<string> {
  const document = await store.collection(collections.suspectedForms).doc(id).get();
  if (!document.exists) {
    throw new PlainFailure(
      `There is no suspected form "${id}": \`npm run suspected -- list\` shows their ids.`,
    );
  }
  // Because of its old record, the site would mistake the form for a repeat. After an earlier try, the record stays:
  // the site may have the form already.
  if (!document.get("sent_again")) {
    const batch = store.batch();
    batch.delete(store.collection(collections.submissions).doc(id));
    batch.update(document.ref, { sent_again: true });
    await batch.commit();
  }
  const isContact = document.get("form") === "contact-form";
  const { path } = isContact ? callables.sendContactEmail : callables.newsletterSignup;
  const form: object = { ...document.get("content"), submission_id: id, confirm_topic: "" };
  const answer = await call(new URL(path, site).href, form);
  const alreadySubscribed = answer.kind === "refused" && answer.details?.code === "EMAIL_EXISTS";
  if (answer.kind !== "accepted" && !alreadySubscribed) {
    const cause = answer.kind === "refused" ? (answer.details?.code ?? answer.status) : "no answer";
    throw new PlainFailure(`${site} did not take the form (${cause}); it stays where it is.`);
  }
  await document.ref.delete();
  return alreadySubscribed
    ? "The website took the form; the address was subscribed already."
    : "The website took the form, as if it had come now.";
}
