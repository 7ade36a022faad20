/**
 * Does what `npm run newsletter -- send` does after the answer "yes", as a process that is killed where a test wants
 * it.
 */
import { initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { queueIssue } from "#scripts/admin/newsletter/queue-issue.ts";

/** Either before anything is queued, or with a part of it queued. */
export type KillPoint = "begun" | "first batch";

/** The process kills itself, because a watcher outside may be too late on a busy machine. */
function die(): never {
  process.kill(process.pid, "SIGKILL");
  throw new Error("unreachable");
}

const [, , id = "", killedAt] = process.argv;
const issue = { subject: "News", text: "Hello", html: "<p>Hello</p>" };
const store = getFirestore(initializeApp({ projectId: `${process.env.GOOGLE_CLOUD_PROJECT}` }));
if (killedAt === "begun") store.batch = die;
const sending = { id, issue, perHour: 3_600_000, atOnce: 80 };
const queued = await queueIssue(store, sending, () => {
  if (killedAt === "first batch") die();
});
console.log(queued);
