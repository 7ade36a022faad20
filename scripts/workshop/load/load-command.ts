import { setTimeout as pause } from "node:timers/promises";
import { getApps, initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { agencyCompanyId, companyPath } from "#contract/collections";
import { receiptId } from "#contract/queued-mail";
import { textTable } from "../../admin/project/text-table.ts";
import { readCommandLine, wholeNumber } from "../../command-line.ts";
import { step } from "../../progress.ts";
import { projectId } from "../../repository.ts";
import type { MailCatcher } from "../../run/mail-catcher/mail-catcher.ts";
import { functionsBuild } from "../../run/stack/builds.ts";
import { startEmulators } from "../../run/stack/emulators.ts";
import { freeEmulatorPorts, freePort } from "../../run/stack/free-ports.ts";
import { mailSettings, startMail } from "../../run/stack/mail.ts";
import { supervised } from "../../run/stack/supervised.ts";
import type { Supervisor } from "../../run/stack/supervisor.ts";
import { median } from "../runs.ts";
import { type SentMessage, sendAtOnce, sendFlood, sendMessage } from "./send-message.ts";

const help = `npm run bench -- load [options]

Has many visitors send messages to the real functions emulator at the same time, first alone and then during
a flood of forms that are refused. Then it counts: each message must be stored once, with its lead, and
mailed once. It needs several gigabytes of memory, because the emulator starts a process for each call in
progress (in production, one machine handles 40).

  --visitors=<n>   how many visitors send at the same time (50)
  --messages=<n>   messages in each of the two runs (1000; at most 1500, because of the limit for a day)
  --flood=<n>      forms that are refused (3000)
  --help           show this`;

const floodAtOnce = 5;

type Note = (text: string) => void;

/**
 * Starts Firestore and the functions separately, so that the functions hear about no changes: the emulator starts a
 * process for each call in progress, and would start as many again for the mails. Only the sweep sends those, later.
 */
async function startLoadStack(supervisor: Supervisor, visitors: number) {
  const ports = { ...(await freeEmulatorPorts()), smtp: await freePort(), inbox: await freePort() };
  const firestore = `127.0.0.1:${ports.firestore}`;
  await startEmulators(supervisor, { name: "load-firestore", ports, only: ["firestore"] });
  await startEmulators(supervisor, {
    name: "load-functions",
    ports,
    only: ["functions"],
    settings: { ...mailSettings(ports), MAILS_PER_HOUR: "10000" },
    environment: {
      FIRESTORE_EMULATOR_HOST: firestore,
      FUNCTIONS_EMULATOR_PARALLEL: String(visitors + floodAtOnce),
    },
  });
  process.env.FIRESTORE_EMULATOR_HOST = firestore;
  process.env.METADATA_SERVER_DETECTION = "none";
  return { origin: `http://127.0.0.1:${ports.functions}`, ports };
}

/** Sends more and more at once, because the emulator is slow to start its processes and gives up on many. */
async function warmUp(origin: string, visitors: number, note: Note) {
  for (let atOnce = 1; atOnce <= visitors; atOnce += 3) {
    await sendAtOnce(origin, atOnce, atOnce);
    note(`${atOnce} at once`);
  }
  await sendAtOnce(origin, visitors, visitors);
}

/** Counts how often each submission was found, in the order of `ids`. */
function countsOf(ids: readonly string[], found: readonly string[]): number[] {
  const counts = new Map(ids.map((id) => [id, 0]));
  for (const id of found) if (counts.has(id)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts.values()];
}

/**
 * Returns the submissions of the stored leads. The email identifies a lead here: IDs are unique and would hide
 * duplicates.
 */
async function storedSubmissions(): Promise<string[]> {
  const app = getApps()[0] ?? initializeApp({ projectId });
  const leads = await getFirestore(app).collection(companyPath(agencyCompanyId, "leads")).get();
  return leads.docs.map((lead) => String(lead.get("email")).replace("@load.example", ""));
}

/** The forms that the owner got mail about; receipts are left out. */
async function mailedSubmissions(catcher: MailCatcher, wanted: number, note: Note) {
  // A message ID is `<submission id@domain>` (functions/src/mail/smtp-send.ts).
  const ids = () => catcher.messages().map(({ message_id }) => message_id.replace(/^<|@.*$/g, ""));
  const mailed = () => ids().filter((id) => !id.endsWith(receiptId("")));
  let counted = -1;
  // The loop ends when no mail has come for a while, because any mail beyond the wanted ones is a duplicate.
  while (catcher.messages().length > counted || mailed().length < wanted) {
    counted = catcher.messages().length;
    note(`${counted} mails`);
    await pause(3000);
    if (counted === catcher.messages().length && counted < wanted) await pause(20_000);
    if (counted === catcher.messages().length) break;
  }
  return mailed();
}

/** How often each of the messages is stored, or led to a mail: words for the screen, and whether each was there once. */
export function judged(what: string, counts: readonly number[]) {
  const of = (test: (count: number) => boolean) => counts.filter(test).length;
  const never = of((count) => count === 0);
  const doubled = of((count) => count > 1);
  return {
    line: `${what} once ${of((count) => count === 1)}, never ${never}, doubled ${doubled}`,
    isFlawless: never + doubled === 0,
  };
}

async function measure(
  supervisor: Supervisor,
  { visitors, messages, flood }: { visitors: number; messages: number; flood: number },
) {
  await step("Building the functions", () => supervisor.run(...functionsBuild));
  const { origin, ports } = await step("Starting the Firebase emulators", () =>
    startLoadStack(supervisor, visitors),
  );
  const idle: SentMessage[] = [];
  await step("One call at a time", async () => {
    // The first one waits for the function's first process.
    await sendMessage(origin);
    for (let calls = 0; calls < 30; calls += 1) idle.push(await sendMessage(origin));
  });
  await step("Warming up", (note) => warmUp(origin, visitors, note));
  const run = (note: Note) => sendAtOnce(origin, visitors, messages, note);
  const calm = await step(`${visitors} visitors at once`, run);
  const [flooded, refused] = await step("The same in a flood", (note) =>
    Promise.all([run(note), sendFlood(origin, flood, floodAtOnce)]),
  );
  const ids = [...calm, ...flooded].map(({ submissionId }) => submissionId);
  const leads = await storedSubmissions();
  const mails = await step("Sending the mails", async (note) => {
    const catcher = await startMail(supervisor, ports, { MAIL_SWEEP_SECONDS: "0.1" });
    return mailedSubmissions(catcher, leads.length, note);
  });
  return {
    runs: { "one at a time": idle, calm, [`with ${refused} refused`]: flooded },
    verdicts: [judged("stored", countsOf(ids, leads)), judged("mailed", countsOf(ids, mails))],
  };
}

/** `npm run bench -- load`. */
export async function main(args: string[]): Promise<number> {
  const line = readCommandLine(args, help, {
    visitors: wholeNumber(1, 200).default(50),
    messages: wholeNumber(1, 1500).default(1000),
    flood: wholeNumber(1, 100_000).default(3000),
  });
  if (!line) return 0;
  const measured = await supervised((supervisor) => measure(supervisor, line.values));
  if (!measured) return 130;
  const { runs, verdicts } = measured;
  const rows = Object.entries(runs).map(([name, sent]) => [
    name,
    String(sent.length),
    String(sent.reduce((sum, { repeats }) => sum + repeats, 0)),
    `${median(sent.map(({ milliseconds }) => milliseconds)).toFixed()} ms`,
  ]);
  console.log(`\n${textTable(["messages", "sent", "repeated", "median"], rows)}\n`);
  for (const verdict of verdicts) console.log(verdict.line);
  return verdicts.every(({ isFlawless }) => isFlawless) ? 0 : 1;
}
