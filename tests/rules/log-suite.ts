import assert from "node:assert/strict";
import type { RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { collection, doc, setDoc, writeBatch } from "firebase/firestore";
import { companyPath, logPath } from "#contract/collections";
import { verdict } from "./attempt.ts";
import { member, storeFor, type TokenClaims } from "./environment.ts";
import { asWritten, newEntries } from "./new-entries.ts";
import type { RulesCase, RulesSuite } from "./rules-suite.ts";

const { full } = newEntries.log;

function adding(
  environment: RulesTestEnvironment,
  {
    claims = member,
    by = full.by,
    lead = "one",
  }: { claims?: TokenClaims; by?: unknown; lead?: string },
): Promise<"yes" | "no"> {
  const parent = collection(storeFor(environment, claims), logPath("agency", lead));
  return verdict(setDoc(doc(parent), asWritten("log", { ...full, by })));
}

const capitals = { email: "TEAM@Agency.Example", email_verified: true };

const authors: [string, TokenClaims, unknown, "yes" | "no"][] = [
  ["the writer's own address", member, "team@agency.example", "yes"],
  ["the same in capitals", member, "TEAM@Agency.Example", "no"],
  ["in lower case, of a token in capitals", capitals, "team@agency.example", "yes"],
  ["in capitals, as the token has it", capitals, "TEAM@Agency.Example", "no"],
  ["another member of the company", member, "unverified@agency.example", "no"],
  ["a member of another company", member, "rival@other.example", "no"],
  ["nobody", member, "", "no"],
  ["the own address with a blank", member, "team@agency.example ", "no"],
  ["a look-alike letter", member, "team@agency.e\u212aample", "no"],
];

const leads: [string, string, "yes" | "no"][] = [
  ["of the company", "one", "yes"],
  ["that was never there", "two", "no"],
  ["of the other company only", "theirs", "no"],
];

/** Somebody made it in the Firebase console: it is there, yet no list of ours takes its id. */
const underAnOddId: RulesCase = {
  name: "isLeadOf: a lead whose id the contract refuses",
  async judge(environment) {
    const lead = "odd lead";
    await environment.withSecurityRulesDisabled((context) =>
      context
        .firestore()
        .doc(`${companyPath("agency", "leads")}/${lead}`)
        .set({ email: "a@b.example" }),
    );
    assert.equal(await adding(environment, { lead }), "no");
  },
};

const inOneBatch: RulesCase = {
  name: "isLeadOf: a lead that comes in the same batch",
  async judge(environment) {
    const store = storeFor(environment, member);
    const batch = writeBatch(store);
    const lead = asWritten("leads", newEntries.leads.full);
    batch.set(doc(store, `${companyPath("agency", "leads")}/noted`), lead);
    batch.set(doc(store, `${logPath("agency", "noted")}/first`), asWritten("log", full));
    assert.equal(await verdict(batch.commit()), "yes");
  },
};

/** Who signs an entry, and below which lead it may lie. */
export const logSuite: RulesSuite = {
  name: "a lead's log",
  project: "callers",
  cases: [
    ...authors.map(
      ([about, claims, by, should]): RulesCase => ({
        name: `by: ${about}`,
        judge: async (environment) =>
          assert.equal(await adding(environment, { claims, by }), should),
      }),
    ),
    ...leads.map(
      ([about, lead, should]): RulesCase => ({
        name: `isLeadOf: a lead ${about}`,
        judge: async (environment) => assert.equal(await adding(environment, { lead }), should),
      }),
    ),
    underAnOddId,
    inOneBatch,
  ],
};
