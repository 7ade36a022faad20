import type { RulesTestContext, RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { attempt, operations, verdict } from "./attempt.ts";
import { fill, firestoreOf, functionsOnly, startEnvironment } from "./environment.ts";

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await startEnvironment("callers");
  await fill(environment);
  // The canary: an emulator without rules lets everything pass, and every "yes" below would be worth
  // nothing. So the first thing asked is one that must be refused.
  const stranger = firestoreOf(environment.unauthenticatedContext());
  expect(await verdict(attempt(stranger, "get", "mail/one")), "canary").toBe("no");
});

const signedIn = (email: string, email_verified: boolean) => (): RulesTestContext =>
  environment.authenticatedContext(`uid-of-${email.replace(/\W/g, "-")}`, {
    email,
    email_verified,
  });

const callers = {
  anonymous: { email: "nobody@nowhere.example", enter: () => environment.unauthenticatedContext() },
  "not whitelisted": {
    email: "outsider@nowhere.example",
    enter: signedIn("outsider@nowhere.example", true),
  },
  unverified: {
    email: "unverified@agency.example",
    enter: signedIn("unverified@agency.example", false),
  },
  "other company": { email: "rival@other.example", enter: signedIn("rival@other.example", true) },
  removed: { email: "removed@agency.example", enter: signedIn("removed@agency.example", true) },
  "damaged row": {
    email: "damaged@agency.example",
    enter: signedIn("damaged@agency.example", true),
  },
  member: { email: "team@agency.example", enter: signedIn("team@agency.example", true) },
} as const;

type Caller = keyof typeof callers;

// design.md section 3: all that is allowed. `{own}` is the caller's e-mail.
const verified: Caller[] = ["not whitelisted", "other company", "removed", "damaged row", "member"];
const allowed: Record<string, Caller[]> = {
  "get company_whitelist/{own}": verified,
  ...Object.fromEntries(
    ["leads", "clients", "tasks"].flatMap((collection) => [
      [`get companies/agency/${collection}/one`, ["member"]],
      [`list companies/agency/${collection}/one`, ["member"]],
      [`create companies/agency/${collection}/one`, ["member"]],
      [`get companies/other/${collection}/one`, ["other company"]],
      [`list companies/other/${collection}/one`, ["other company"]],
      [`create companies/other/${collection}/one`, ["other company"]],
    ]),
  ),
};

const places = [
  "company_whitelist/{own}",
  "company_whitelist/someone@agency.example",
  "companies/agency",
  ...["agency", "other"].flatMap((company) =>
    ["leads", "clients", "tasks"].map((collection) => `companies/${company}/${collection}/one`),
  ),
  "companies/agency/leads/one/notes/one",
  ...functionsOnly.map((collection) => `${collection}/one`),
  "somewhere_else/one",
];

const seen = new Map<string, string>();

describe.each(places)("%s", (place) => {
  test.each(Object.keys(callers) as Caller[])("as %s", async (name) => {
    const { email, enter } = callers[name];
    const store = firestoreOf(enter());
    const path = place.replace("{own}", email);
    for (const operation of operations) {
      const is = await verdict(attempt(store, operation, path));
      seen.set(
        `${place} ${name}`,
        (seen.get(`${place} ${name}`) ?? "") + (is === "yes" ? operation[0] : "·"),
      );
      const should = allowed[`${operation} ${place}`]?.includes(name) ? "yes" : "no";
      expect(is, `${name}: ${operation} ${place}`).toBe(should);
    }
  });
});

afterAll(async () => {
  await environment?.cleanup();
  const names = Object.keys(callers);
  const wide = Math.max(...places.map((place) => place.length)) + 2;
  const line = (first: string, cells: string[]) =>
    first.padEnd(wide) +
    cells.map((cell, index) => cell.padEnd((names[index]?.length ?? 0) + 2)).join("");
  const rows = places.map((place) =>
    line(
      place,
      names.map((name) => seen.get(`${place} ${name}`) ?? "?"),
    ),
  );
  console.log(
    [
      "",
      "Who may: get, list, create, update, delete, query as a collection group (· = refused)",
      line("", names),
      ...rows,
      "",
    ].join("\n"),
  );
});
