import assert from "node:assert/strict";
import type { RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { collection, doc, setDoc, writeBatch } from "firebase/firestore";
import { reviewKinds } from "#contract/client-log";
import { companyPath, loggedCollections, logPath } from "#contract/collections";
import { functionAuthors } from "#contract/record-log";
import { verdict } from "./attempt.ts";
import { asWritten, type Fields, newDocuments } from "./new-documents.ts";
import { member, storeFor, type TokenClaims } from "./rules-environment.ts";
import type { RulesCase, RulesSuite } from "./rules-suite.ts";

const capitals = { email: "TEAM@Agency.Example", email_verified: true };

const authors: [string, TokenClaims, unknown, "yes" | "no"][] = [
  ["the writer's own address", member, "team@agency.example", "yes"],
  ["the same in capitals", member, "TEAM@Agency.Example", "no"],
  ["in lower case, of a token in capitals", capitals, "team@agency.example", "yes"],
  ["in capitals, as the token has it", capitals, "TEAM@Agency.Example", "no"],
  ["another member of the company", member, "unverified@agency.example", "no"],
  ["a member of another company", member, "rival@other.example", "no"],
  ["nobody", member, "", "no"],
  ["their own address with a space", member, "team@agency.example ", "no"],
  ...Object.values(functionAuthors).map((by): (typeof authors)[number] => [by, member, by, "no"]),
  ["a look-alike letter", member, "team@agency.e\u212aample", "no"],
];

const records: [string, string, "yes" | "no"][] = [
  ["of the company", "one", "yes"],
  ["that was never there", "two", "no"],
  ["of the other company only", "theirs", "no"],
  ["whose id the contract refuses", "odd id", "no"],
];

const singular = { leads: "lead", clients: "client", tasks: "task" } as const;

/** Returns cases on who may sign an entry, and below which record of a collection it may be. */
function casesOf(name: (typeof loggedCollections)[number]): RulesCase[] {
  const kind = `${singular[name]} log` as const;
  // This is a valid entry, so that a refusal is always about what a case tests.
  const entry: Fields = { ...newDocuments[kind].least, text: "Called back" };

  function adding(
    environment: RulesTestEnvironment,
    {
      claims = member,
      by = newDocuments[kind].full.by,
      record = "one",
      review,
    }: { claims?: TokenClaims; by?: unknown; record?: string; review?: string },
  ): Promise<"yes" | "no"> {
    const noted = review ? { kind: review, text: "They answer." } : entry;
    const parent = collection(storeFor(environment, claims), logPath("agency", name, record));
    return verdict(setDoc(doc(parent), asWritten("log", { ...noted, by })));
  }

  const inOneBatch: RulesCase = {
    name: `${kind}: a record that comes in the same batch`,
    async judge(environment) {
      const store = storeFor(environment, member);
      const batch = writeBatch(store);
      batch.set(
        doc(store, `${companyPath("agency", name)}/noted`),
        asWritten(name, newDocuments[name].full),
      );
      batch.set(doc(store, `${logPath("agency", name, "noted")}/first`), asWritten("log", entry));
      assert.equal(await verdict(batch.commit()), "yes");
    },
  };

  return [
    ...authors.map(
      ([about, claims, by, should]): RulesCase => ({
        name: `${kind}, by: ${about}`,
        judge: async (environment) =>
          assert.equal(await adding(environment, { claims, by }), should),
      }),
    ),
    ...records.map(
      ([about, record, should]): RulesCase => ({
        name: `${kind}: a record ${about}`,
        judge: async (environment) => assert.equal(await adding(environment, { record }), should),
      }),
    ),
    // Only a client writes a review, over the functions.
    ...(name === "clients" ? reviewKinds : []).map(
      (own): RulesCase => ({
        name: `${kind}: a forged review, ${own}`,
        judge: async (environment) =>
          assert.equal(await adding(environment, { review: own }), "no"),
      }),
    ),
    inOneBatch,
  ];
}

export const logSuite: RulesSuite = {
  name: "the logs of records",
  project: "callers",
  cases: loggedCollections.flatMap(casesOf),
};
