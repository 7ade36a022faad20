/** What `npm run newsletter -- send` does once it was answered "yes", as a process that a test can kill. */
import { initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { queueIssue } from "../../scripts/admin/newsletter/queue-issue.ts";

const [, , id = ""] = process.argv;
const issue = { subject: "News", text: "Hello", html: "<p>Hello</p>" };
const store = getFirestore(initializeApp({ projectId: `${process.env.GOOGLE_CLOUD_PROJECT}` }));
const queued = await queueIssue(store, { id, issue, perHour: 3_600_000 }, () => undefined);
console.log(queued);
