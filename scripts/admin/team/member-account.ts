import { FirebaseAuthError, type UserRecord } from "firebase-admin/auth";
import type { OpenProject } from "../project/open-project.ts";

/** The account of an address, if there is one. */
export async function accountOf({ auth }: OpenProject, email: string) {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    if (error instanceof FirebaseAuthError && error.code === "auth/user-not-found")
      return undefined;
    throw error;
  }
}

/**
 * Makes sure that the address has an account that may sign in. An account with an unverified address may be a
 * stranger's, who knows its password, so it is replaced.
 */
export async function openAccount(project: OpenProject, email: string): Promise<UserRecord> {
  const { auth } = project;
  const account = await accountOf(project, email);
  if (account?.emailVerified) return auth.updateUser(account.uid, { disabled: false });
  if (account) await auth.deleteUser(account.uid);
  return auth.createUser({ email, emailVerified: false });
}
