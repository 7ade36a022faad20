import { Timestamp } from "firebase-admin/firestore";
import { collections } from "#contract/collections";
import { issueMailId, type NewsletterIssue } from "#contract/newsletter-issue";
import type { MailSubject } from "#contract/queued-mail";
import { newSubscriber } from "#contract/subscriber";
import { fingerprint } from "../../../functions/src/fingerprint.ts";
import { newTokenId } from "../../../functions/src/newsletter/token.ts";
import { PlainFailure } from "../../plain-failure.ts";
import type { OpenProject } from "../project/open-project.ts";

const email = "reader@agency.example";

/** Sends an issue to a demo reader the same way as to everybody. It arrives in the inbox of `npm start`. */
export async function previewIssue({ store, target }: OpenProject, issue: NewsletterIssue) {
  if (target.kind === "real") {
    throw new PlainFailure(
      "preview shows an issue in the inbox of `npm start`: leave out --project.",
    );
  }
  const now = Timestamp.now();
  const reader = store.collection(collections.subscribers).doc(fingerprint(email));
  const sent = store.collection(collections.issues).doc(`preview-${now.toMillis()}`);
  const mail = store.collection(collections.mail).doc(issueMailId(sent.id, reader.id));
  const subject: MailSubject = { kind: "issue", issue: sent.path, subscriber: reader.path };
  const subscriber = newSubscriber.parse({
    ...{ email, source: "web-design-page", wants_newsletter: true, token_id: newTokenId() },
  });
  const batch = store.batch();
  batch.set(reader, { ...subscriber, created_at: now, confirmed_at: now });
  batch.create(sent, issue);
  batch.create(mail, subject);
  await batch.commit();
  return `"${issue.subject}" comes to ${email} in the mail inbox of the demo.`;
}
