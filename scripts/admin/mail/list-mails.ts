import { z } from "zod";
import { collections } from "#contract/collections";
import type { DeliveryState } from "#contract/queued-mail";
import { storedTime } from "#contract/stored-time";
import type { OpenProject } from "../project/open-project.ts";
import { textTable } from "../project/text-table.ts";

const notOut: DeliveryState[] = ["PENDING", "PROCESSING", "RETRY", "ERROR"];

/** Tolerant: a damaged mail is listed, too. */
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

/** To the minute, as `2026-11-21 14:05`. */
const moment = (iso: string | null) => iso?.slice(0, 16).replace("T", " ") ?? "-";

/** What is not out yet, oldest first. */
export async function listMails({ store }: OpenProject): Promise<string> {
  const { docs } = await store
    .collection(collections.mail)
    .where("delivery.state", "in", notOut)
    .select("kind", "delivery")
    .get();
  if (docs.length === 0) return "No email waits, and none was given up.";
  const mails = docs.map((document) => ({
    id: document.id,
    ...listedMail.parse(document.data()),
  }));
  const lines = mails.map(({ id, kind, delivery }) => [
    ...[id, kind, moment(delivery.startTime), delivery.state, String(delivery.attempts)],
    ...[moment(delivery.nextAttemptAt), delivery.error],
  ]);
  lines.sort((one, other) => `${one[2]}`.localeCompare(`${other[2]}`, "en"));
  const head = ["id", "kind", "received (UTC)", "state", "tries", "next try (UTC)", "error"];
  const givenUp = mails.filter(({ delivery }) => delivery.state === "ERROR").length;
  const advice =
    givenUp > 0
      ? `${givenUp} given up (ERROR). When the cause is mended: npm run mail -- retry --all`
      : "Nothing was given up: all of these are tried again by themselves.";
  return `${textTable(head, lines)}\n\n${advice}`;
}
