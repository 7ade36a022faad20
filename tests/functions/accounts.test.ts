import { deleteApp, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { whitelistPath } from "#contract/collections";
import { database } from "#functions/database.ts";

const emulator = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`;
const app = initializeApp({ projectId: process.env.GCLOUD_PROJECT ?? "" }, "accounts");
const auth = getAuth(app);

const invited = "kim.invited@agency.example";

const answer = z.object({
  localId: z.string().optional(),
  error: z.object({ message: z.string() }).optional(),
});

/** Asks the Auth service itself for an account, as anybody with the website's public key can. */
async function register(account: Record<string, unknown>) {
  const response = await fetch(
    `${emulator}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=public-key`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ returnSecureToken: true, ...account }),
    },
  );
  return answer.parse(await response.json());
}

async function remove(email: string) {
  const found = await auth.getUserByEmail(email).catch(() => undefined);
  if (found) await auth.deleteUser(found.uid);
}

beforeAll(async () => {
  await remove(invited);
  await database()
    .doc(whitelistPath(invited))
    .set({ email: invited, company_name: "Agency", company_id: "agency" });
});
afterAll(async () => {
  await remove(invited);
  await database().doc(whitelistPath(invited)).delete();
  await deleteApp(app);
});

describe("asking the Auth service for an account", () => {
  const password = "a-long-password";
  const errorOf = async (email: string) => (await register({ email, password })).error?.message;

  test.each([
    ["an address on no list", "stranger@nowhere.example"],
    ["an address on the list", invited],
    ["an address with a slash", "x/kim.invited@agency.example"],
  ])("for %s is refused in the same words and creates none", async (_, email) => {
    const before = (await auth.listUsers()).users.length;
    const { error, localId } = await register({ email, password });
    expect(localId).toBeUndefined();
    expect(error?.message).toBe(await errorOf("somebody@nowhere.example"));
    expect(error?.message).toContain("Accounts are made by invitation only.");
    expect((await auth.listUsers()).users).toHaveLength(before);
  });

  test("doesn't affect the owner's own tools", async () => {
    const email = "outside@nowhere.example";
    await remove(email);
    const { uid } = await auth.createUser({ email, password });
    await auth.deleteUser(uid);
  });
});
