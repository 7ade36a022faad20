import { z } from "zod";
import { collections } from "#contract/collections";
import { type DeliveryState, isVisitorMail, pushKind } from "#contract/queued-mail";
import { storedTime } from "#contract/stored-time";
import type { OpenProject } from "../project/open-project.ts";
import { textTable } from "../project/text-table.ts";

const notOut: DeliveryState[] = ["PENDING", "PROCESSING", "RETRY", "ERROR"];

/** Tolerates damaged mails, so that they are listed, too. */
const listedMail = z.object({
  kind: z.string().catch("-"),
  delivery: z.object({
    state: z.string(),
    attempts: z.number().catch(0),
    startTime: storedTime,
    nextAttemptAt: storedTime,
    error: z.string().catch("-"),
  }),
});

/** A time to the minute, such as `2026-11-21 14:05`. */
const moment = (iso: string | null) => iso?.slice(0, 16).replace("T", " ") ?? "-";

type ListedMail = { id: string } & z.infer<typeof listedMail>;

const head = ["id", "kind", "received (UTC)", "state", "tries", "next try (UTC)", "error"];

/** A table of mails, oldest first. */
function mailTable(mails: readonly ListedMail[]): string {
  const lines = mails.map(({ id, kind, delivery }) => [
    ...[id, kind, moment(delivery.startTime), delivery.state, String(delivery.attempts)],
    ...[moment(delivery.nextAttemptAt), delivery.error],
  ]);
  lines.sort((one, other) => `${one[2]}`.localeCompare(`${other[2]}`, "en"));
  return textTable(head, lines);
}

function ownerPart(mails: readonly ListedMail[]): string {
  if (mails.length === 0) return "No email to you waits, and none was given up.";
  const givenUp = mails.filter(({ delivery }) => delivery.state === "ERROR").length;
  const advice =
    givenUp > 0
      ? `${givenUp} ${givenUp === 1 ? "was" : "were"} given up (ERROR). When the cause is fixed: npm run mail -- retry --all`
      : "Nothing was given up: all of these are tried again by themselves.";
  return `${mailTable(mails)}\n\n${advice}`;
}

const aboutThose = `Above are emails to visitors. One that was given up (ERROR) mostly has an address that doesn't exist: there
is nothing to do, and after 30 days it's deleted. To send it again all the same: npm run mail -- retry <id>. A
newsletter (issue-<issue>-…) that was given up for many: npm run mail -- retry --issue=<issue>`;

/** Lists the emails that are not out yet: first those to the owner, then those to visitors. */
export async function listMails({ store }: OpenProject): Promise<string> {
  const { docs } = await store
    .collection(collections.mail)
    .where("delivery.state", "in", notOut)
    .select("kind", "delivery")
    .get();
  const mails = docs
    .map((document) => ({ id: document.id, ...listedMail.parse(document.data()) }))
    .filter(({ kind }) => kind !== pushKind);
  const toVisitors = mails.filter(({ kind }) => isVisitorMail(kind));
  const own = ownerPart(mails.filter(({ kind }) => !isVisitorMail(kind)));
  return toVisitors.length === 0 ? own : [own, mailTable(toVisitors), aboutThose].join("\n\n");
}
