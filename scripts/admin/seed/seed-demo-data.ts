import { deleteApp, initializeApp } from "firebase-admin/app";
import { type Auth, getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { whitelistPath } from "#contract/collections";
import { whitelistRow } from "#contract/whitelist-row";
import { projectId } from "../../repository.ts";
import { agencyCompany } from "./agency-company.ts";
import { companyNames } from "./company-names.ts";
import { type DemoAccount, demoAccounts, demoPassword } from "./demo-accounts.ts";
import { demoDocuments } from "./demo-records.ts";
import { rivalCompany } from "./rival-company.ts";

async function writeAccount(auth: Auth, { uid, email, emailVerified }: DemoAccount) {
  const account = { email, emailVerified, password: demoPassword };
  try {
    await auth.updateUser(uid, account);
  } catch {
    await auth.createUser({ uid, ...account });
  }
}

/**
 * Fills the emulators with the demo accounts and two companies' data. The ids are fixed, so a second run leaves the
 * same documents.
 */
export async function seedDemoData(hosts: { firestore: string; auth: string }): Promise<void> {
  // The Admin SDK reads the emulators' addresses only from here; without them, it would look for a real project.
  process.env.FIRESTORE_EMULATOR_HOST = hosts.firestore;
  process.env.FIREBASE_AUTH_EMULATOR_HOST = hosts.auth;
  // This machine isn't one of Google's, so the SDK need not ask its metadata server.
  process.env.METADATA_SERVER_DETECTION = "none";
  const app = initializeApp({ projectId }, "seed");
  try {
    const store = getFirestore(app);
    const auth = getAuth(app);
    const names = companyNames();
    const batch = store.batch();
    for (const account of demoAccounts) {
      await writeAccount(auth, account);
      const { companyId, email } = account;
      if (companyId === undefined) continue;
      const company_name = names.get(companyId) ?? companyId;
      const row = whitelistRow.parse({ email, company_name, company_id: companyId });
      batch.set(store.doc(whitelistPath(email)), row);
    }
    const now = new Date();
    for (const company of [agencyCompany, rivalCompany]) {
      for (const { path, data } of demoDocuments(company, now)) batch.set(store.doc(path), data);
    }
    await batch.commit();
  } finally {
    await deleteApp(app);
  }
}
