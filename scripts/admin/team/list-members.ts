import type { UserRecord } from "firebase-admin/auth";
import { collections } from "#contract/collections";
import { whitelistRow } from "#contract/whitelist-row";
import { chunk } from "../../../functions/src/chunk.ts";
import type { OpenProject } from "../project/open-project.ts";
import { textTable } from "../project/text-table.ts";

/** How many accounts the Auth service returns at once. */
const accountsAtOnce = 100;

async function accountsOf({ auth }: OpenProject, emails: string[]) {
  const found = new Map<string, UserRecord>();
  for (const part of chunk(emails, accountsAtOnce)) {
    const asked = part.map((email) => ({ email }));
    for (const user of (await auth.getUsers(asked)).users) {
      if (user.email) found.set(user.email, user);
    }
  }
  return found;
}

function stateOf(account: UserRecord | undefined): string {
  if (!account) return "no account: add again";
  if (account.disabled) return "closed: add again";
  return account.emailVerified ? "active" : "invited, no password yet";
}

function lastSignIn(account: UserRecord | undefined): string {
  // The Auth emulator counts the creation of an account as its first sign-in.
  const time = account?.emailVerified ? account.metadata.lastSignInTime : undefined;
  return time ? new Date(time).toISOString().slice(0, 10) : "never";
}

/** Lists who has access as a table, sorted by company and e-mail address. */
export async function listMembers(
  project: OpenProject,
  company: string | undefined,
): Promise<string> {
  const rows = project.store.collection(collections.whitelist);
  const { docs } = await (company ? rows.where("company_id", "==", company) : rows).get();
  if (docs.length === 0) {
    return company ? `Nobody of "${company}" has access.` : "Nobody has access yet.";
  }
  const accounts = await accountsOf(
    project,
    docs.map(({ id }) => id).filter((id) => whitelistRow.shape.email.safeParse(id).success),
  );
  const lines = docs.map((document) => {
    const row = whitelistRow.safeParse(document.data());
    const account = accounts.get(document.id);
    const usable = row.success && row.data.email === document.id;
    return usable
      ? [row.data.company_id, row.data.company_name, document.id, stateOf(account)].concat(
          lastSignIn(account),
        )
      : ["?", "?", document.id, "damaged row: remove and add again", lastSignIn(account)];
  });
  lines.sort((one, other) => `${one[0]} ${one[2]}`.localeCompare(`${other[0]} ${other[2]}`, "en"));
  return textTable(["company", "name", "e-mail", "state", "last sign-in"], lines);
}
