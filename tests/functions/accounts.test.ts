import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { whitelistPath } from "#contract/collections";
import { database } from "#functions/database.ts";
import { auth } from "../commands/admin.ts";
import { askAuth } from "./auth-service.ts";

const invited = "kim.invited@agency.example";

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
});

describe("asking the Auth service for an account", () => {
  const password = "a-long-password";
  const register = (email: string) =>
    askAuth("signUp", { returnSecureToken: true, email, password });

  test.each([
    ["an address on no list", "stranger@nowhere.example"],
    ["an address on the list", invited],
    ["an address with a slash", "x/kim.invited@agency.example"],
  ])("for %s is refused in the same words and creates none", async (_, email) => {
    const before = (await auth.listUsers()).users.length;
    const { error, localId } = await register(email);
    expect(localId).toBeUndefined();
    expect(error?.message).toBe((await register("somebody@nowhere.example")).error?.message);
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
