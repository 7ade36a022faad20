import assert from "node:assert/strict";
import { collection, doc, setDoc, writeBatch } from "firebase/firestore";
import { type CompanyCollection, companyPath } from "#contract/collections";
import { verdict } from "./attempt.ts";
import { asWritten, newDocuments } from "./new-documents.ts";
import { member, storeFor } from "./rules-environment.ts";
import type { RulesCase, RulesSuite } from "./rules-suite.ts";

const client_name = "Ruiz Plumbing";
const { full } = newDocuments.tasks;

const clients: [string, unknown, "yes" | "no"][] = [
  ["of the same company", { id: "one", client_name }, "yes"],
  ["that was never there", { id: "two", client_name }, "no"],
  ["of the other company", { id: "theirs", client_name }, "no"],
  ["by way of a path", { id: "../../other/clients/theirs", client_name }, "no"],
  ["that is a document below a client", { id: "one/notes/one", client_name }, "no"],
  ["without an id", { client_name }, "no"],
  ["under an id that the contract refuses", { id: "odd id", client_name }, "no"],
  ["with an empty id", { id: "", client_name }, "no"],
  ["with a number as id", { id: 1, client_name }, "no"],
  ["without a name", { id: "one" }, "no"],
  ["with an empty name", { id: "one", client_name: "" }, "no"],
  ["with a list as name", { id: "one", client_name: [client_name] }, "no"],
  ["with a long name", { id: "one", client_name: "x".repeat(201) }, "no"],
  ["with the longest name", { id: "one", client_name: "x".repeat(200) }, "yes"],
  ["with a field too many", { id: "one", client_name, company_id: "agency" }, "no"],
];

const linked = ([about, client, should]: (typeof clients)[number]): RulesCase => ({
  name: `a client ${about}`,
  async judge(environment) {
    const ref = doc(collection(storeFor(environment, member), companyPath("agency", "tasks")));
    assert.equal(await verdict(setDoc(ref, asWritten("tasks", { ...full, client }))), should);
  },
});

const inOneBatch: RulesCase = {
  name: "a client that comes in the same batch",
  async judge(environment) {
    const store = storeFor(environment, member);
    const batch = writeBatch(store);
    const at = (name: CompanyCollection, id: string) =>
      doc(store, `${companyPath("agency", name)}/${id}`);
    batch.set(at("clients", "fresh"), asWritten("clients", newDocuments.clients.full));
    const client = { id: "fresh", client_name };
    batch.set(at("tasks", "fresh"), asWritten("tasks", { ...full, client }));
    assert.equal(await verdict(batch.commit()), "yes");
  },
};

/** Tests which client a new task may name. */
export const clientLinkSuite: RulesSuite = {
  name: "a task's client",
  project: "callers",
  cases: [...clients.map(linked), inOneBatch],
};
