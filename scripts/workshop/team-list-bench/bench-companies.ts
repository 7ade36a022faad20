import { deleteApp, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { whitelistPath } from "#contract/collections";
import { whitelistRow } from "#contract/whitelist-row";
import { demoPassword } from "../../admin/seed/demo-accounts.ts";
import { writeMany } from "../../admin/seed/many/write-many.ts";
import { projectId } from "../../repository.ts";
import { addDeskRecords } from "./desk-records.ts";

/** Adds a company with this many leads and one member; returns the member's e-mail. */
export async function addBenchCompany(
  leads: number,
  note: (text: string) => void,
): Promise<string> {
  const app = initializeApp({ projectId }, `bench-${leads}`);
  try {
    const company_id = `bench-${leads}`;
    const email = `member@${company_id}.example`;
    await getAuth(app).createUser({ email, password: demoPassword, emailVerified: true });
    const row = whitelistRow.parse({ email, company_id, company_name: `${leads} leads` });
    const store = getFirestore(app);
    await store.doc(whitelistPath(email)).set(row);
    await writeMany(store, { companyId: company_id, collection: "leads", count: leads }, note);
    await addDeskRecords(store, company_id, leads);
    return email;
  } finally {
    await deleteApp(app);
  }
}
