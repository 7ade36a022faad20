import assert from "node:assert/strict";
import type { RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { attempt, verdict } from "./attempt.ts";
import { storeFor, type TokenClaims } from "./rules-environment.ts";
import type { RulesCase, RulesSuite } from "./rules-suite.ts";

const email = "team@agency.example";
const lead = "companies/agency/leads/one";

/** Claims of tokens, even with types that no honest token has. */
const good: [string, TokenClaims][] = [
  ["as it should be", { email, email_verified: true }],
  ["with the address in capitals", { email: "TEAM@Agency.Example", email_verified: true }],
];

const bad: [string, TokenClaims][] = [
  ["that says verified as a text", { email, email_verified: "true" }],
  ["that says verified as a number", { email, email_verified: 1 }],
  ["that says verified in a list", { email, email_verified: [true] }],
  ["that says verified as null", { email, email_verified: null }],
  ["that says it is not verified", { email, email_verified: false }],
  ["that does not say verified", { email }],
  ["without an address", { email_verified: true }],
  ["with an empty address", { email: "", email_verified: true }],
  ["with a list of addresses", { email: [email], email_verified: true }],
  ["with an object as address", { email: { email }, email_verified: true }],
  ["with a number as address", { email: 7, email_verified: true }],
  ["with spaces around the address", { email: ` ${email} `, email_verified: true }],
  ["with a look-alike letter", { email: "team@agency.e\u212aample", email_verified: true }],
  ["with a path for an address", { email: `x/../${email}`, email_verified: true }],
  ["with a deeper path", { email: `${email}/x/y`, email_verified: true }],
  ["with a dot for an address", { email: ".", email_verified: true }],
  ["that claims the company", { email_verified: true, company_id: "agency", admin: true }],
  [
    "that claims the company, of another's member",
    { email: "rival@other.example", email_verified: true, company_id: "agency" },
  ],
  ["of a phone number", { phone_number: "+18565550100", email_verified: true }],
];

/** Tests what the token's owner may read of the company: a lead, the list, the row of the whitelist. */
async function sees(environment: RulesTestEnvironment, claims: TokenClaims, company = "agency") {
  const store = storeFor(environment, claims);
  const path = lead.replace("agency", company);
  return Promise.all([
    verdict(attempt(store, "get", path)),
    verdict(attempt(store, "list", path)),
    verdict(attempt(store, "get", `company_whitelist/${email}`)),
  ]);
}

const opens = ([about, claims]: [string, TokenClaims], should: "yes" | "no"): RulesCase => ({
  name: `a token ${about} opens ${should === "yes" ? "the own company" : "nothing"}`,
  async judge(environment) {
    assert.deepEqual(await sees(environment, claims), [should, should, should]);
  },
});

function writeRow(environment: RulesTestEnvironment, address: string, company_id?: string) {
  return environment.withSecurityRulesDisabled((context) => {
    const row = context.firestore().doc(`company_whitelist/${address}`);
    if (company_id === undefined) return row.delete();
    return row.set({ email: address, company_name: "A company", company_id });
  });
}

const kelvin: RulesCase = {
  name: "the Kelvin sign is not the letter k",
  async judge(environment) {
    await writeRow(environment, "kim@agency.example", "agency");
    const forged = { email: "\u212aim@agency.example", email_verified: true };
    assert.equal((await sees(environment, forged))[0], "no");
    const honest = { email: "Kim@agency.example", email_verified: true };
    assert.equal((await sees(environment, honest))[0], "yes");
  },
};

const moving: RulesCase = {
  name: "access follows the row at once: removed, changed, put back",
  async judge(environment) {
    const claims = { email: "moving@agency.example", email_verified: true };
    const steps = [
      ["agency", "yes", "no"],
      [undefined, "no", "no"],
      ["other", "no", "yes"],
      ["agency", "yes", "no"],
    ] as const;
    for (const [company, agency, other] of steps) {
      await writeRow(environment, claims.email, company);
      const [, ofAgency] = await sees(environment, claims);
      const [, ofOther] = await sees(environment, claims, "other");
      assert.deepEqual([ofAgency, ofOther], [agency, other], `row: ${company}`);
    }
  },
};

/** Tests what a token must say, and with which types. */
export const tokenSuite: RulesSuite = {
  name: "tokens",
  project: "callers",
  cases: [
    ...good.map((one) => opens(one, "yes")),
    ...bad.map((one) => opens(one, "no")),
    kelvin,
    moving,
  ],
};
