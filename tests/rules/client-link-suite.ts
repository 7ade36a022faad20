import assert from "node:assert/strict";
import { collection, doc, serverTimestamp, setDoc, writeBatch } from "firebase/firestore";
import { type CompanyCollection, companyPath } from "#contract/collections";
import { verdict } from "./attempt.ts";
import { member, storeFor } from "./environment.ts";
import { newEntries } from "./new-entries.ts";
import type { RulesCase, RulesSuite } from "./rules-suite.ts";

const client_name = "Ruiz Plumbing";
const { full } = newEntries.tasks;

const clients: [string, unknown, "yes" | "no"][] = [
  ["of the same company", { id: "one", client_name }, "yes"],
  ["that was never there", { id: "two", client_name }, "no"],
  ["of the other company", { id: "theirs", client_name }, "no"],
  ["by way of a path", { id: "../../other/clients/theirs", client_name }, "no"],
  ["that is a document below a client", { id: "one/notes/one", client_name }, "no"],
  ["without an id", { client_name }, "no"],
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
    const place = doc(collection(storeFor(environment, member), companyPath("agency", "tasks")));
    const created_at = serverTimestamp();
    assert.equal(await verdict(setDoc(place, { ...full, client, created_at })), should);
  },
});

const inOneBatch: RulesCase = {
  name: "a client that comes in the same batch",
  async judge(environment) {
    const store = storeFor(environment, member);
    const batch = writeBatch(store);
    const created_at = serverTimestamp();
    const at = (name: CompanyCollection, id: string) =>
      doc(store, `${companyPath("agency", name)}/${id}`);
    batch.set(at("clients", "fresh"), { ...newEntries.clients.full, created_at });
    const client = { id: "fresh", client_name };
    batch.set(at("tasks", "fresh"), { ...full, client, created_at });
    assert.equal(await verdict(batch.commit()), "yes");
  },
};

/** Somebody made it in the Firebase console: it is there, yet no list of ours takes its id. */
const underAnOddId: RulesCase = {
  name: "a client under an id that the contract refuses",
  async judge(environment) {
    const id = "odd id";
    await environment.withSecurityRulesDisabled((context) =>
      context
        .firestore()
        .doc(`${companyPath("agency", "clients")}/${id}`)
        .set({ client_name }),
    );
    const place = doc(collection(storeFor(environment, member), companyPath("agency", "tasks")));
    const task = { ...full, client: { id, client_name }, created_at: serverTimestamp() };
    assert.equal(await verdict(setDoc(place, task)), "no");
  },
};

/** Which client a new task may name. */
export const clientLinkSuite: RulesSuite = {
  name: "a task's client",
  project: "callers",
  cases: [...clients.map(linked), inOneBatch, underAnOddId],
};
