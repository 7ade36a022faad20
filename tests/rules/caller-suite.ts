import assert from "node:assert/strict";
import { attempt, operations, verdict } from "./attempt.ts";
import { functionsOnly, storeFor, type TokenClaims } from "./rules-environment.ts";
import type { RulesCase, RulesSuite } from "./rules-suite.ts";

const signedIn = (email: string, email_verified = true): TokenClaims => ({ email, email_verified });

/** Every kind of caller, by the claims of the token; `undefined` has no token. */
const callers = {
  anonymous: undefined,
  "not whitelisted": signedIn("outsider@nowhere.example"),
  unverified: signedIn("unverified@agency.example", false),
  "other company": signedIn("rival@other.example"),
  removed: signedIn("removed@agency.example"),
  "damaged row": signedIn("damaged@agency.example"),
  member: signedIn("team@agency.example"),
} as const satisfies Record<string, TokenClaims | undefined>;

type Caller = keyof typeof callers;

const callerNames = Object.keys(callers).filter((name): name is Caller => name in callers);

// This is all that is allowed. `{own}` is the caller's email.
const verified: Caller[] = ["not whitelisted", "other company", "removed", "damaged row", "member"];
const companyLists = [
  "leads",
  "clients",
  "tasks",
  ...["leads", "clients", "tasks"].map((name) => `${name}/one/log`),
];
const allowed: Record<string, Caller[]> = {
  "get company_whitelist/{own}": verified,
  "get companies/agency/status/mail": ["member"],
  "get companies/other/status/mail": ["other company"],
  "get companies/agency/status/newsletter": ["member"],
  "list site_numbers/one": ["member"],
  ...Object.fromEntries(
    companyLists.flatMap((collection) => [
      [`get companies/agency/${collection}/one`, ["member"]],
      [`list companies/agency/${collection}/one`, ["member"]],
      [`create companies/agency/${collection}/one`, ["member"]],
      [`get companies/other/${collection}/one`, ["other company"]],
      [`list companies/other/${collection}/one`, ["other company"]],
      [`create companies/other/${collection}/one`, ["other company"]],
    ]),
  ),
};

const patterns = [
  "company_whitelist/{own}",
  "company_whitelist/someone@agency.example",
  "companies/agency",
  ...["agency", "other"].flatMap((company) =>
    companyLists.map((collection) => `companies/${company}/${collection}/one`),
  ),
  "companies/agency/status/mail",
  "companies/other/status/mail",
  "companies/agency/status/newsletter",
  ...companyLists.map((collection) => `companies/agency/${collection}/one/notes/one`),
  ...functionsOnly.map((collection) => `${collection}/one`),
  "site_numbers/one",
  "somewhere_else/one",
];

const seen = new Map<string, string>();

function callerCase(pattern: string, name: Caller): RulesCase {
  return {
    name: `${pattern} as ${name}`,
    async judge(environment) {
      const claims: TokenClaims | undefined = callers[name];
      const store = storeFor(environment, claims);
      const email = String(claims?.email ?? "nobody@nowhere.example");
      const path = pattern.replace("{own}", email);
      let letters = "";
      for (const operation of operations) {
        const is = await verdict(attempt(store, operation, path, email));
        letters += is === "yes" ? operation[0] : "·";
        const should = allowed[`${operation} ${pattern}`]?.includes(name) ? "yes" : "no";
        assert.equal(is, should, `${name}: ${operation} ${pattern}: ${is} instead of ${should}`);
      }
      seen.set(`${pattern} ${name}`, letters);
    },
  };
}

/** Tries every operation at every place as every kind of caller. */
export const callerSuite: RulesSuite = {
  name: "who may do what",
  project: "callers",
  cases: [
    {
      // An emulator without rules allows everything, and then no "yes" would mean anything.
      name: "the emulator applies the rules",
      async judge(environment) {
        assert.equal(await verdict(attempt(storeFor(environment), "get", "mail/one")), "no");
      },
    },
    ...patterns.flatMap((pattern) => callerNames.map((name) => callerCase(pattern, name))),
  ],
};

/** Returns what the cases have found, as a table. */
export function whoMayWhat(): string {
  const wide = Math.max(...patterns.map((pattern) => pattern.length)) + 2;
  const line = (first: string, cells: string[]) =>
    first.padEnd(wide) +
    cells.map((cell, index) => cell.padEnd((callerNames[index]?.length ?? 0) + 2)).join("");
  const title =
    "Who may: get, list, create, update, delete, query as a collection group (· = refused)";
  const rows = patterns.map((pattern) =>
    line(
      pattern,
      callerNames.map((name) => seen.get(`${pattern} ${name}`) ?? "?"),
    ),
  );
  return ["", title, line("", callerNames), ...rows, ""].join("\n");
}
