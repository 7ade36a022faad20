import { expect, test } from "vitest";
import { passwordProblems } from "#web/src/team/sign-in/password-problems.ts";

const commonPasswords = new Set(["password", "sunshine", "11111111"]);
const problems = (password: string) =>
  passwordProblems(password, { email: "Dana@agency.example", commonPasswords });

test.each([
  "correct horse battery",
  "xk4%Vd8q",
  "ünïcode wörds",
  "pass word with blanks ",
  "sunshine over the bay",
  "58201736",
  "73852004",
  "1990 was a good year",
])("%s is a good password", (password) => {
  expect(problems(password)).toEqual([]);
});

test.each([
  ["", [/at least 8/]],
  ["abcdefg", [/at least 8/]],
  ["password", [/less common/]],
  ["SunShine", [/less common/]],
  ["password123!", [/less common/]],
  ["zzzzzzzzz", [/same character/]],
  ["11111111", [/less common/, /same character/]],
  ["01021990", [/a date/]],
  ["31122004!", [/a date/]],
  ["19900102", [/a date/]],
  ["dana-and-more", [/email address/]],
  ["DANA", [/at least 8/, /email address/]],
])("the weak password %j has every reason", (password, reasons) => {
  expect(problems(password)).toEqual(reasons.map((reason) => expect.stringMatching(reason)));
});

test("a short name may be part of a word", () => {
  const context = { email: "al@agency.example", commonPasswords };
  expect(passwordProblems("always walking", context)).toEqual([]);
});
