import { deleteApp, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { type Firestore, getFirestore, Timestamp } from "firebase-admin/firestore";
import { businessDay } from "#contract/business-day";
import { companyPath, logPath, whitelistPath } from "#contract/collections";
import { leadLogKinds, teamLeadEntry } from "#contract/lead-log";
import { newTask } from "#contract/task";
import { whitelistRow } from "#contract/whitelist-row";
import { demoPassword } from "../../admin/seed/demo-accounts.ts";
import { writeMany } from "../../admin/seed/many/write-many.ts";
import { step } from "../../progress.ts";
import { projectId } from "../../repository.ts";
import { startEmulators } from "../../run/stack/emulators.ts";
import { freeEmulatorPorts } from "../../run/stack/free-ports.ts";
import type { Supervisor } from "../../run/stack/supervisor.ts";
import { builtSite } from "../web-dist.ts";

/** Starts the built site on our own emulators; returns its origin. */
export async function startBenchSite(supervisor: Supervisor, name: string): Promise<string> {
  builtSite();
  const ports = await freeEmulatorPorts();
  await step("Starting the Firebase emulators", () =>
    startEmulators(supervisor, { name, ports, only: ["auth", "firestore", "hosting"] }),
  );
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${ports.firestore}`;
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${ports.auth}`;
  process.env.METADATA_SERVER_DETECTION = "none";
  return `http://localhost:${ports.site}`;
}

/** Adds a company with this many leads and one member; returns the member's email. */
export async function addBenchCompany(leads: number): Promise<string> {
  const companyId = `bench-${leads}`;
  const app = initializeApp({ projectId }, companyId);
  try {
    const email = `member@${companyId}.example`;
    await getAuth(app).createUser({ email, password: demoPassword, emailVerified: true });
    const company_name = `${leads} leads`;
    const row = whitelistRow.parse({ email, company_id: companyId, company_name });
    const store = getFirestore(app);
    await store.doc(whitelistPath(email)).set(row);
    await step(`Writing ${leads.toLocaleString("en-US")} leads`, (note) =>
      writeMany(store, { companyId, collection: "leads", count: leads }, note),
    );
    await addTodaysWork(store, companyId, leads);
    return email;
  } finally {
    await deleteApp(app);
  }
}

/** The lead that has everything a lead's page shows. */
export const fullLead = "many-1";

/** This is more than any query asks for. */
const waiting = 150;
const answered = 60;

const minutesAgo = (minutes: number) => Timestamp.fromMillis(Date.now() - minutes * 60_000);

/** Gives a company's newest leads work for today: some wait, some were answered, many are due, one has a long log. */
async function addTodaysWork(store: Firestore, companyId: string, leads: number): Promise<void> {
  const collectionRef = store.collection(companyPath(companyId, "leads"));
  const writer = store.bulkWriter();
  for (let number = 1; number <= Math.min(leads, waiting + answered); number += 1) {
    const isWaiting = number <= waiting && number < leads / 2;
    void writer.update(collectionRef.doc(`many-${number}`), {
      ...(isWaiting
        ? { waiting_since: minutesAgo(number) }
        : { answered_at: minutesAgo(number), last_entry_at: minutesAgo(number) }),
      ...(number % 2 === 0 && { next_on: businessDay(new Date()) }),
      // All of the first five have written before.
      ...(number <= 5 && { email: "again@many.example" }),
    });
  }
  const log = store.collection(logPath(companyId, "leads", fullLead));
  for (let number = 1; number <= 20; number += 1) {
    const kind = leadLogKinds[number % 3];
    const entry = teamLeadEntry.parse({ kind, text: `Entry ${number}`, by: "a@many.example" });
    void writer.set(log.doc(`many-${number}`), { ...entry, created_at: minutesAgo(number) });
  }
  const tasks = store.collection(companyPath(companyId, "tasks"));
  for (let number = 1; number <= 3; number += 1) {
    const words = { title: `Task ${number}`, status: "todo", priority: "low" };
    const task = newTask.parse({ ...words, lead_id: fullLead });
    void writer.set(tasks.doc(`many-${number}`), { ...task, created_at: minutesAgo(number) });
  }
  await writer.close();
}
