import { setTimeout as pause } from "node:timers/promises";
import { getApps, initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { z } from "zod";
import { agencyCompanyId, companyPath } from "#contract/collections";
import { readCommandLine } from "../../command-line.ts";
import { PlainFailure } from "../../plain-failure.ts";
import { createProgress, type Progress } from "../../progress.ts";
import { projectId } from "../../repository.ts";
import { functionsBuild } from "../../run/stack/build-parts.ts";
import { supervised } from "../../run/stack/supervised.ts";
import type { Supervisor } from "../../run/stack/supervisor.ts";
import { isFlawless, type LoadFigures, loadReport } from "./load-report.ts";
import { type LoadStack, startLoadStack } from "./load-stack.ts";
import { sendAtOnce, sendMessage } from "./send-message.ts";

const help = `npm run bench:load [-- options]

Lets many visitors send messages at once to the genuine functions emulator, then counts: each message
must be stored once, with its lead, and mailed once. Needs some gigabytes of memory, because the emulator
starts a process for each call under way (in production one machine takes 40).

  --visitors=<n>   at once (50)
  --messages=<n>   altogether (1000; at most 1400, because the mail catcher keeps 2000 mails)
  --help           show this`;

const count = z.coerce.number().int().min(1);
const loadOptions = z.object({
  visitors: count.max(200).default(50),
  messages: count.max(1400).default(1000),
});
type LoadOptions = z.infer<typeof loadOptions>;

function readOptions(args: string[]): LoadOptions | undefined {
  const text = { type: "string" } as const;
  const options = { visitors: text, messages: text, help: { type: "boolean" } } as const;
  const { values } = readCommandLine({ args, options });
  if (values.help) return undefined;
  const result = loadOptions.safeParse(values);
  if (result.success) return result.data;
  throw new PlainFailure("--visitors and --messages take whole numbers, such as --visitors=50.");
}

/** More and more at once, because the emulator is slow to start its processes and gives up on many. */
async function warmUp({ functionsOrigin }: LoadStack, visitors: number, note: (t: string) => void) {
  for (let atOnce = 1; atOnce <= visitors; atOnce += 3) {
    await sendAtOnce(functionsOrigin, atOnce, atOnce);
    note(`${atOnce} at once`);
  }
  await sendAtOnce(functionsOrigin, visitors, visitors);
}

/** How many of something each submission has, in the order of `ids`. */
function countsOf(ids: readonly string[], found: readonly string[]): number[] {
  const counts = new Map(ids.map((id) => [id, 0]));
  for (const id of found) if (counts.has(id)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts.values()];
}

/** The submissions of the stored leads. A lead is told by its e-mail, not by its id, which is unique. */
async function storedSubmissions(firestoreHost: string): Promise<string[]> {
  process.env.FIRESTORE_EMULATOR_HOST = firestoreHost;
  process.env.METADATA_SERVER_DETECTION = "none";
  const app = getApps()[0] ?? initializeApp({ projectId });
  const leads = await getFirestore(app).collection(companyPath(agencyCompanyId, "leads")).get();
  return leads.docs.map((lead) => String(lead.get("email")).replace("@load.example", ""));
}

async function mailedSubmissions(
  stack: LoadStack,
  wanted: number,
  note: (text: string) => void,
): Promise<string[]> {
  const catcher = await stack.startSending();
  let before = -1;
  // Until nothing more comes for a while: more than wanted would be doubles.
  while (catcher.messages().length > before || catcher.messages().length < wanted) {
    before = catcher.messages().length;
    note(`${before} mails`);
    await pause(3000);
    if (before === catcher.messages().length && before < wanted) await pause(20_000);
    if (before === catcher.messages().length) break;
  }
  // `<submission id@domain>` (functions/src/mail/smtp-send.ts).
  return catcher.messages().map(({ message_id }) => message_id.replace(/^<|@.*$/g, ""));
}

async function measure(
  supervisor: Supervisor,
  progress: Progress,
  { visitors, messages }: LoadOptions,
): Promise<LoadFigures> {
  await progress.step("Building the functions", () => supervisor.run(functionsBuild));
  const stack = await progress.step("Starting the Firebase emulators", () =>
    startLoadStack(supervisor, progress.say),
  );
  const idle: number[] = [];
  await progress.step("Calls one after the other", async () => {
    await sendMessage(stack.functionsOrigin);
    for (let calls = 0; calls < 30; calls += 1) {
      idle.push((await sendMessage(stack.functionsOrigin)).milliseconds);
    }
  });
  await progress.step("Warming up", (note) => warmUp(stack, visitors, note));
  const began = performance.now();
  const sent = await progress.step(`${visitors} visitors at once`, (note) =>
    sendAtOnce(stack.functionsOrigin, visitors, messages, note),
  );
  const seconds = (performance.now() - began) / 1000;
  const ids = sent.map(({ submissionId }) => submissionId);
  const leads = await storedSubmissions(stack.firestoreHost);
  const mails = await progress.step("Sending the mails", (note) =>
    mailedSubmissions(stack, leads.length, note),
  );
  return {
    ...{ visitors, sent, idle, seconds },
    stored: countsOf(ids, leads),
    mailed: countsOf(ids, mails),
  };
}

/** `npm run bench:load`. */
export async function main(args: string[]): Promise<number> {
  const options = readOptions(args);
  if (!options) {
    console.log(help);
    return 0;
  }
  const progress = createProgress();
  const figures = await supervised({ verbose: false, progress }, (supervisor) =>
    Promise.race([measure(supervisor, progress, options), supervisor.crashed]),
  );
  if (!figures) return 130;
  console.log(`\n${loadReport(figures)}`);
  return isFlawless(figures) ? 0 : 1;
}
