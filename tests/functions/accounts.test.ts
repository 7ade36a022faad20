import { deleteApp, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { whitelistPath } from "#contract/collections";
import { mayHaveAccount } from "../../functions/src/accounts/may-have-account.ts";
import { database } from "../../functions/src/database.ts";

const emulator = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`;
const app = initializeApp({ projectId: process.env.GCLOUD_PROJECT ?? "" }, "accounts");
const auth = getAuth(app);

const invited = "kim.invited@agency.example";

const answer = z.object({
  localId: z.string().optional(),
  error: z.object({ message: z.string() }).optional(),
});

/** Asks the Auth service itself, as anybody with the website's public key can. */
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

  test.each([
    ["an address on no list", { email: "stranger@nowhere.example", password }],
    ["an address with a slash", { email: "x/kim.invited@agency.example", password }],
    ["an address outside ASCII", { email: "k\u0131m.invited@agency.example", password }],
  ])("for %s is refused and leaves none", async (_, account) => {
    const before = (await auth.listUsers()).users.length;
    const { error, localId } = await register(account);
    expect(localId).toBeUndefined();
    expect(error?.message).toContain("Accounts are made by invitation only.");
    expect((await auth.listUsers()).users).toHaveLength(before);
  });

  test("for a whitelisted address, in any case, makes one that is not verified", async () => {
    const { localId } = await register({ email: "Kim.Invited@Agency.example", password });
    expect(await auth.getUser(localId ?? "")).toMatchObject({
      email: invited,
      emailVerified: false,
    });
  });

  test("the owner's own tools are not asked", async () => {
    const email = "outside@nowhere.example";
    await remove(email);
    const { uid } = await auth.createUser({ email, password });
    await auth.deleteUser(uid);
  });
});

test.each([
  [undefined, false],
  ["", false],
  [invited, true],
  [invited.toUpperCase(), true],
  ["\u212aim.invited@agency.example", false],
  ["../company_whitelist/kim.invited@agency.example", false],
  ["kim.invited", false],
])("%j may have an account: %s", async (email, may) => {
  expect(await mayHaveAccount(email)).toBe(may);
});
