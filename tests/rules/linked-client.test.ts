import type { RulesTestEnvironment } from "@firebase/rules-unit-testing";
import {
  collection,
  doc,
  type Firestore,
  serverTimestamp,
  setDoc,
  writeBatch,
} from "firebase/firestore";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CompanyCollection, companyPath } from "#contract/collections";
import { verdict } from "./attempt.ts";
import { fill, firestoreOf, startEnvironment } from "./environment.ts";
import { newEntries } from "./new-entries.ts";

let environment: RulesTestEnvironment;
let store: Firestore;

beforeAll(async () => {
  environment = await startEnvironment("callers");
  await fill(environment);
  const claims = { email: "team@agency.example", email_verified: true };
  store = firestoreOf(environment.authenticatedContext("team", claims));
});
afterAll(() => environment.cleanup());

describe("a task's client", () => {
  const { full } = newEntries.tasks;
  const linked = (client: unknown) => {
    const place = doc(collection(store, companyPath("agency", "tasks")));
    return verdict(setDoc(place, { ...full, client, created_at: serverTimestamp() }));
  };
  const client_name = "Ruiz Plumbing";

  test.each([
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
  ])("%s", async (_, client, wanted) => {
    expect(await linked(client)).toBe(wanted);
  });

  test("may come in the same batch", async () => {
    const batch = writeBatch(store);
    const created_at = serverTimestamp();
    const at = (name: CompanyCollection, id: string) =>
      doc(store, `${companyPath("agency", name)}/${id}`);
    batch.set(at("clients", "fresh"), { ...newEntries.clients.full, created_at });
    batch.set(at("tasks", "fresh"), {
      ...full,
      client: { id: "fresh", client_name },
      created_at,
    });
    expect(await verdict(batch.commit())).toBe("yes");
  });
});
