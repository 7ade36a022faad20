import { expect, test, vi } from "vitest";
import { textTable } from "#scripts/admin/project/text-table.ts";
import { linkOnSite } from "#scripts/admin/team/password-link.ts";
import { readTeamOptions } from "#scripts/admin/team/team-command.ts";

test("lowercases the ASCII letters of an address, as the rules do", () => {
  expect(readTeamOptions(["add", " Ana@Shop.Example "])?.action).toEqual({
    what: "add",
    email: "ana@shop.example",
    company: "agency",
    name: undefined,
  });
});

test("a removal keeps the company that it names", () => {
  const action = { what: "remove", email: "ana@shop.example", company: "other" };
  const args = ["remove", "ana@shop.example", "--company=other"];
  expect(readTeamOptions(args)?.action).toEqual(action);
});

test.each([
  [[], "Say what to do"],
  [["invite"], '"invite" is not known'],
  [["toString"], '"toString" is not known'],
  [["add"], "Say which address"],
  [["add", "\u212aim@shop.example"], "no e-mail address that can be let in"],
  [["add", "a/b@shop.example"], "no e-mail address that can be let in"],
  [["add", "ana@shop"], "no e-mail address that can be let in"],
  [["add", "ana@shop.example", "more"], "too much for add"],
  [["list", "ana@shop.example"], "too much for list"],
  [["list", "--company=A/B"], "--company must be"],
  [["list", "--project=x"], "--project must be"],
  [["list", "--project=my-agency-1", "--auth-port=9099"], "leave out either"],
  [["list", "--auth-port=0"], "--auth-port must be a port"],
  [["add", "ana@shop.example", "--site=shop"], "--site must be"],
  [["list", "--quiet"], "--help"],
])("%j is refused", (args, words) => {
  expect(() => readTeamOptions(args)).toThrow(words);
});

test("uses the real project only by its name", () => {
  vi.stubEnv("FIRESTORE_EMULATOR_HOST", "127.0.0.1:8888");
  const options = readTeamOptions(["list", "--auth-port=9100"]);
  expect(options?.project).toMatchObject({ firestore: "127.0.0.1:8888", auth: "127.0.0.1:9100" });
  expect(readTeamOptions(["list", "--project=my-agency-1a2b"])?.project).toEqual({
    kind: "real",
    projectId: "my-agency-1a2b",
  });
  vi.unstubAllEnvs();
});

test("looks for emulators that nobody names", () => {
  vi.stubEnv("FIRESTORE_EMULATOR_HOST", undefined);
  expect(readTeamOptions(["list"])?.project).toEqual({
    ...{ kind: "emulators", projectId: "demo-agency" },
    ...{ firestore: undefined, auth: undefined },
  });
  vi.unstubAllEnvs();
});

test("the link leads to the site, whatever page the Auth service names", () => {
  const service =
    "https://my-agency.firebaseapp.com/__/auth/action?mode=resetPassword&oobCode=a%2Bb_c&apiKey=k&lang=en";
  expect(linkOnSite(service, "https://www.shop.example")).toBe(
    "https://www.shop.example/auth?mode=resetPassword&oobCode=a%2Bb_c",
  );
});

test("a table is as wide as its longest words", () => {
  expect(textTable(["a", "long name"], [["wider", "x"]])).toBe(
    "a      long name\n-----  ---------\nwider  x",
  );
});
