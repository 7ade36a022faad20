import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { devicesPath, whitelistPath } from "#contract/collections";
import { askAuth } from "../functions/auth-service.ts";
import { auth, store, stored } from "./admin.ts";
import { runCommand, spawnCommand } from "./run-command.ts";

const email = "new.colleague@agency.example";
const signIn = (password: string) =>
  askAuth("signInWithPassword", { email, password, returnSecureToken: true });

const team = (...args: string[]) => runCommand("team", args);

function codeIn(text: string, origin: string): string {
  const link = text.split(/\s+/).find((word) => word.startsWith(`${origin}/auth?`));
  const parameters = new URL(link ?? "").searchParams;
  expect([...parameters.keys()]).toEqual(["mode", "oobCode"]);
  expect(parameters.get("mode")).toBe("resetPassword");
  return parameters.get("oobCode") ?? "";
}

async function clean() {
  const found = await auth.getUserByEmail(email).catch(() => undefined);
  if (found) await auth.deleteUser(found.uid);
  for (const address of [email, "damaged@agency.example", "new@studio.example"]) {
    await store.doc(whitelistPath(address)).delete();
  }
}
beforeAll(clean);
afterAll(clean);

describe("a colleague's way in and out", () => {
  test("adds a row, an account, and a link to the site's own page", async () => {
    // Somebody else was there before, with their own password.
    await auth.createUser({ email, password: "strangers-password" });
    const args = ["add", "New.Colleague@Agency.example", "--company=agency"];
    const { code, text } = await spawnCommand("team", args);
    expect([code, text]).toEqual([0, expect.stringContaining("may see the leads")]);
    expect(await stored(whitelistPath(email))).toMatchObject({ email, company_id: "agency" });
    expect((await signIn("strangers-password")).error).toBeDefined();
    expect(await auth.getUserByEmail(email)).toMatchObject({ emailVerified: false });

    const oobCode = codeIn(text, process.env.SITE_ORIGIN ?? "http://localhost:5000");
    expect((await askAuth("resetPassword", { oobCode, newPassword: "own-password-1" })).error).toBe(
      undefined,
    );
    // A person who could open the link has shown that the address is theirs, and the rules require exactly that.
    expect(await auth.getUserByEmail(email)).toMatchObject({ emailVerified: true });
    const token = (await signIn("own-password-1")).idToken;
    expect(await auth.verifyIdToken(token ?? "")).toMatchObject({ email, email_verified: true });
  });

  test("adds the same person again with a new link and the old password", async () => {
    // The password stays until the link is used.
    const before = await auth.getUserByEmail(email);
    const { code, text } = await team("add", email, "--site=https://www.shop.example/");
    expect(code).toBe(0);
    codeIn(text, "https://www.shop.example");
    expect((await auth.getUserByEmail(email)).uid).toBe(before.uid);
    expect((await signIn("own-password-1")).error).toBeUndefined();
  });

  test("refuses to add a person to another company before a removal", async () => {
    const { code, text } = await team("add", email, "--company=studio", "--name=Studio");
    expect(code).toBe(1);
    expect(text).toContain('belongs to the company "agency": remove the address first');
    expect(await stored(whitelistPath(email))).toMatchObject({ company_id: "agency" });
  });

  test("lists one line for each person, also for a damaged row", async () => {
    await store.doc(whitelistPath("damaged@agency.example")).set({ company_id: ["agency"] });
    const { code, text } = await team("list");
    expect(code).toBe(0);
    const lines = text.split("\n");
    expect(lines.find((line) => line.includes(email))).toMatch(/^agency .* active +\d{4}-/);
    expect(lines.find((line) => line.includes("damaged@"))).toContain("damaged row");
    expect((await team("list", "--company=studio")).text).toContain('Nobody of "studio"');
  });

  test("refuses to remove a person from another company", async () => {
    const { code, text } = await team("remove", email, "--company=studio");
    expect([code, text]).toEqual([1, expect.stringContaining('belongs to the company "agency"')]);
    expect(await stored(whitelistPath(email))).toMatchObject({ company_id: "agency" });
  });

  test("removes row, device, session and sign-in until the next add", async () => {
    const device = `${devicesPath(email)}/phone`;
    await store.doc(device).set({ quiet: true });
    const since = (await auth.getUserByEmail(email)).tokensValidAfterTime;
    // Tokens are counted in whole seconds.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const { code, text } = await team("remove", email);
    expect([code, text]).toEqual([0, expect.stringContaining("no access any more")]);
    expect(await stored(whitelistPath(email))).toBeUndefined();
    expect(await stored(device)).toBeUndefined();
    const account = await auth.getUserByEmail(email);
    expect(account.disabled).toBe(true);
    expect(Date.parse(account.tokensValidAfterTime ?? "")).toBeGreaterThan(Date.parse(since ?? ""));
    expect((await signIn("own-password-1")).error?.message).toContain("USER_DISABLED");

    expect((await team("add", email)).code).toBe(0);
    expect((await signIn("own-password-1")).error).toBeUndefined();
  });
});

test("requires a company's name for its first member", async () => {
  const without = await team("add", "new@studio.example", "--company=studio");
  expect(without.code).toBe(1);
  expect(without.text).toContain("--name=");
  expect(await stored(whitelistPath("new@studio.example"))).toBeUndefined();
  expect(
    (await team("add", "new@studio.example", "--company=studio", "--name=Studio S")).code,
  ).toBe(0);
  expect(await stored(whitelistPath("new@studio.example"))).toMatchObject({
    company_name: "Studio S",
    company_id: "studio",
  });
});

describe("failures", () => {
  const sentence = /^\n[^\n]+\n$/;

  test.each([
    [["remove", "nobody@nowhere.example"], "nothing to remove"],
    [["list", "--firestore-port=1"], "run `npm start` in another window"],
    [["list", "--project=real-project-1"], "gcloud auth application-default login"],
  ])("prints one sentence for %j", async (args, words) => {
    // Without a home folder there are no credentials, no matter who runs the tests.
    const environment = { HOME: "/nowhere", GOOGLE_APPLICATION_CREDENTIALS: undefined };
    const { code, text } = await spawnCommand("team", args, environment);
    expect(code).toBe(1);
    expect(text).toContain(words);
    expect(text).toMatch(sentence);
  });
});
