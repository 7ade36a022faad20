import { agencyCompanyId, companyPath, replyStatusPath } from "../contract/collections.ts";
import { storedLead } from "../contract/lead.ts";
import { repliesTo, replyDays } from "../contract/reply-status.ts";
import { database } from "../database.ts";

/** More messages in that time are a flood, which must not cost more than this. */
const messagesRead = 5000;

/** Stores how soon messages are answered, for members and the release. */
export async function measureReplies(now = new Date()): Promise<void> {
  const since = new Date(now.getTime() - replyDays * 24 * 3600 * 1000);
  const { docs } = await database()
    .collection(companyPath(agencyCompanyId, "leads"))
    .where("created_at", ">=", since)
    .orderBy("created_at", "desc")
    .select("created_at", "source", "answered_at", "waiting_since")
    .limit(messagesRead)
    .get();
  const messages = docs.map((document) => storedLead.parse(document.data()));
  await database().doc(replyStatusPath(agencyCompanyId)).set(repliesTo(messages, now));
}
