import { whitelistPath } from "#contract/collections";
import { PlainFailure } from "../../plain-failure.ts";
import type { OpenProject } from "../project/open-project.ts";
import { accountOf } from "./member-account.ts";

/** Ends the account's sessions and closes it. @returns whether there was one. */
async function closeAccount(project: OpenProject, email: string): Promise<boolean> {
  const { auth } = project;
  const account = await accountOf(project, email);
  if (!account) return false;
  await auth.revokeRefreshTokens(account.uid);
  await auth.updateUser(account.uid, { disabled: true });
  return true;
}

/** Takes a person's access away. It deletes the row first, because the rules read it at every request. */
export async function removeMember(
  project: OpenProject,
  { email, company }: { email: string; company: string | undefined },
): Promise<string> {
  const row = project.store.doc(whitelistPath(email));
  const stored = await row.get();
  const present: unknown = stored.get("company_id");
  if (stored.exists && company !== undefined && present !== company) {
    throw new PlainFailure(
      `${email} belongs to the company "${String(present)}", and nothing was removed: give that with --company, or leave --company out.`,
    );
  }
  // This also deletes the person's devices, which get notices of new leads.
  await project.store.recursiveDelete(row);
  const hadAccount = await closeAccount(project, email);
  if (!stored.exists && !hadAccount) {
    throw new PlainFailure(`${email} has neither access nor an account: nothing to remove.`);
  }
  return `${email} has no access any more${hadAccount ? ", is signed out everywhere and cannot sign in" : ""}.`;
}
