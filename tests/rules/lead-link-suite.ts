import assert from "node:assert/strict";
import { collection, doc, setDoc, writeBatch } from "firebase/firestore";
import { companyPath } from "#contract/collections";
import { verdict } from "./attempt.ts";
import { asWritten, newDocuments } from "./new-documents.ts";
import { member, storeFor } from "./rules-environment.ts";
import type { RulesCase, RulesSuite } from "./rules-suite.ts";

const leads: [string, unknown, "yes" | "no"][] = [
  ["of the same company", "one", "yes"],
  ["that was never there", "two", "no"],
  ["of the other company", "theirs", "no"],
  ["by way of a path", "../../other/leads/theirs", "no"],
  ["that is an entry of a log", "one/log/one", "no"],
  ["under an id that the contract refuses", "odd id", "no"],
  ["with an empty id", "", "no"],
  ["with a path to itself", "./one", "no"],
];

type Linking = "clients" | "tasks";

function casesOf(name: Linking): RulesCase[] {
  const { full, pathOf } = newDocuments[name];
  const fields = (lead_id: unknown) => asWritten(name, { ...full, lead_id });
  return [
    ...leads.map(
      ([about, id, should]): RulesCase => ({
        name: `lead_id: a lead ${about}, in ${name}`,
        async judge(environment) {
          const parent = collection(storeFor(environment, member), pathOf("agency"));
          assert.equal(await verdict(setDoc(doc(parent), fields(id))), should);
        },
      }),
    ),
    {
      name: `lead_id: a lead that comes in the same batch, in ${name}`,
      async judge(environment) {
        const store = storeFor(environment, member);
        const batch = writeBatch(store);
        const id = `fresh-${name}`;
        const lead = asWritten("leads", newDocuments.leads.full);
        batch.set(doc(store, `${companyPath("agency", "leads")}/${id}`), lead);
        batch.set(doc(collection(store, pathOf("agency"))), fields(id));
        assert.equal(await verdict(batch.commit()), "yes");
      },
    },
  ];
}

/** Tests which lead a new client or task may name. */
export const leadLinkSuite: RulesSuite = {
  name: "the lead of a client or a task",
  project: "callers",
  cases: [...casesOf("clients"), ...casesOf("tasks")],
};
