import assert from "node:assert/strict";
import type { RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { collection, doc, setDoc, Timestamp } from "firebase/firestore";
import { clientLogKinds } from "#contract/client-log";
import { documentId } from "#contract/document-id";
import { leadLogKinds } from "#contract/lead-log";
import { taskLogKinds } from "#contract/task-log";
import { verdict } from "./attempt.ts";
import { keySamples } from "./key-samples.ts";
import {
  asWritten,
  contractVerdict,
  type DocumentKind,
  documentKinds,
  type Fields,
  newDocuments,
} from "./new-documents.ts";
import {
  addresses,
  days,
  documentIds,
  extraFields,
  lengths,
  oddTexts,
  strangeMarks,
  textsByLength,
  valuesOfKinds,
  wrongTypes,
} from "./odd-values.ts";
import { member, storeFor } from "./rules-environment.ts";
import type { RulesCase, RulesSuite } from "./rules-suite.ts";

/** Returns whether the rules allow adding an entry as the browser does, with the server's time. */
function rulesVerdict(
  environment: RulesTestEnvironment,
  name: DocumentKind,
  fields: Fields,
  { id, device }: { id?: string; device?: number } = {},
): Promise<"yes" | "no"> {
  const parent = collection(
    storeFor(environment, member, device),
    newDocuments[name].pathOf("agency"),
  );
  const ref = id ? doc(parent, id) : doc(parent);
  return verdict(setDoc(ref, { ...asWritten(name, fields), ...fields }));
}

/** The devices that write at the same time. */
const devices = [0, 1, 2, 3, 4, 5];

const quoted = (texts: string[]) =>
  texts.map((text): [string, unknown] => [JSON.stringify(text), text]);

function casesOf(name: DocumentKind): RulesCase[] {
  const { full, least, fields, compared = [] } = newDocuments[name];

  /** Expects the rules to judge every entry, named by what is special about it, as the contract does. */
  const agree = (about: string, documents: [string, Fields][]): RulesCase => ({
    name: about,
    async judge(environment) {
      const waiting = [...documents];
      const wrong: string[] = [];
      const write = async (device: number) => {
        // The first wrong ones are enough, and end the case early.
        for (let next = waiting.shift(); next && wrong.length < 5; next = waiting.shift()) {
          const [special, fields] = next;
          const wanted = contractVerdict(name, fields);
          const is = await rulesVerdict(environment, name, fields, { device });
          if (is !== wanted) wrong.push(`${special}: rules say ${is}, the contract ${wanted}`);
        }
      };
      await Promise.all(devices.map(write));
      assert.deepEqual(wrong, []);
    },
  });
  const replaced = (field: string, values: [string, unknown][]) =>
    values.map(([about, value]): [string, Fields] => [about, { ...full, [field]: value }]);
  /** Returns entries of each kind and of an unknown one, with and without each of these parts. */
  const everyDocument = (kinds: readonly string[], parts: readonly Fields[][]) => {
    let documents: Fields[] = [...kinds, "sent"].map((kind) => ({ kind, by: full.by }));
    for (const part of parts) {
      documents = documents.flatMap((fields) => [
        fields,
        ...part.map((own) => ({ ...fields, ...own })),
      ]);
    }
    return documents.map((fields): [string, Fields] => [JSON.stringify(fields), fields]);
  };
  const only = (about: string, fields: Fields, should: "yes" | "no", id = ""): RulesCase => ({
    name: about,
    async judge(environment) {
      assert.equal(await rulesVerdict(environment, name, fields, { id }), should);
    },
  });

  /** Returns both ends of a list ordered by length, and each entry whose neighbor the contract judges differently. */
  const atEdges = (documents: [string, Fields][]) => {
    const verdicts = documents.map(([, fields]) => contractVerdict(name, fields));
    return documents.filter((_, at) =>
      [at - 1, at + 1].some((neighbor) => verdicts[neighbor] !== verdicts[at]),
    );
  };

  const ofField = (field: string): RulesCase[] => {
    const { [field]: _, ...without } = full;
    const types = agree(`${field}: missing, or of a wrong type`, [
      ["missing", without],
      ...replaced(field, Object.entries(wrongTypes)),
    ]);
    if (compared.includes(field)) return [types];
    return [
      types,
      agree(`${field}: odd texts`, replaced(field, quoted(oddTexts))),
      agree(
        `${field}: at its limit and beyond`,
        textsByLength(lengths).flatMap((texts) => atEdges(replaced(field, texts))),
      ),
    ];
  };

  /** Cases for one field of a kind that cover all fields that the rules check with the same function. */
  const ofKind: Partial<Record<DocumentKind, RulesCase[]>> = {
    leads: [
      agree("first_name: strange marks", replaced("first_name", quoted(strangeMarks))),
      agree("message: strange marks", replaced("message", quoted(strangeMarks))),
      agree("email: addresses of every shape", replaced("email", quoted(addresses))),
    ],
    tasks: [agree("due_date: every day of a calendar", replaced("due_date", quoted(days)))],
    "task log": [
      agree(
        "every kind, with and without a text, a day and a name",
        everyDocument(taskLogKinds, [
          [{ text: "Moved by Ana" }],
          [{ due_date: "2026-11-24" }],
          [{ assigned_to: "Dana" }],
        ]),
      ),
    ],
    "client log": [
      agree(
        "every kind, with and without a text, what is right and what was",
        everyDocument(clientLogKinds, [
          [{ text: "They moved" }],
          valuesOfKinds.map((value) => ({ value })),
          [{ was: "Ruiz" }],
        ]),
      ),
    ],
    "lead log": [
      agree(
        "every kind, with and without a text, a day and a client",
        everyDocument(leadLogKinds, [
          [{ text: "Called back" }],
          [{ remind_on: "2026-11-24" }],
          [{ client: { id: "one", client_name: "Ruiz" } }, { client: { id: "one" } }],
        ]),
      ),
    ],
  };

  const times: [string, unknown][] = [
    ["an earlier time", Timestamp.fromDate(new Date("2020-01-01T00:00:00Z"))],
    ["a later time", Timestamp.fromDate(new Date("2100-01-01T00:00:00Z"))],
    ["this computer's time", Timestamp.now()],
    ["a text", new Date().toISOString()],
    ["null", null],
  ];
  const without = (field: string, should: "yes" | "no"): RulesCase => ({
    name: `${field}: missing`,
    async judge(environment) {
      const parent = collection(storeFor(environment, member), newDocuments[name].pathOf("agency"));
      const { [field]: _, ...rest } = asWritten(name, full);
      assert.equal(await verdict(setDoc(doc(parent), rest)), should);
    },
  });
  const reached = (about: string, ways: Fields, should: "yes" | "no") =>
    only(`a lead with ${about}`, { ...least, ...ways }, should);
  const reachCases = [
    reached("neither email nor phone", { email: "" }, "no"),
    reached("a phone only", { email: "", phone: "(856) 555-0173" }, "yes"),
  ];
  const keyCases = Object.entries(keySamples[name] ?? {}).flatMap(([key, [from, right]]) => {
    const keyed = (about: string, value: unknown, should: "yes" | "no") =>
      only(`${key}: ${about}`, { ...full, ...from, [key]: value }, should);
    const others = Object.entries(full).filter(([field]) => !(field in from));
    return [
      without(key, "yes"),
      keyed("right", right, "yes"),
      keyed("as it was typed", Object.values(from).join(" "), "no"),
      keyed("of somebody else", `${right}1`, "no"),
      keyed("no text", 7, "no"),
      only(`${key}: without its field`, { ...Object.fromEntries(others), [key]: right }, "no"),
    ];
  });
  const sorted = (about: string, fields: Fields, due_sort: unknown, should: "yes" | "no") =>
    only(`due_sort: ${about}`, { ...full, ...fields, due_sort }, should);
  const { due_date: _, ...dayless } = full;
  const sortCases = [
    without("due_sort", "yes"),
    sorted("the day of an open task", { status: "in_progress" }, full.due_date, "yes"),
    sorted("none of an open task", {}, "none", "no"),
    sorted("another day", {}, "2026-05-31", "no"),
    sorted("a day that isn't there", { due_date: "2026-02-30" }, "2026-02-30", "no"),
    sorted("none of a completed task", { status: "completed" }, "none", "yes"),
    sorted("the day of a task without a known status", { status: "someday" }, full.due_date, "no"),
    sorted("the day of a completed task", { status: "completed" }, full.due_date, "no"),
    sorted("over of a completed task", { status: "completed" }, "over", "yes"),
    sorted("over of an open task", {}, "over", "no"),
    sorted("no text", {}, 7, "no"),
    only("due_sort: none without a day", { ...dayless, due_sort: "none" }, "yes"),
    only("due_sort: a day without a day", { ...dayless, due_sort: "2026-05-31" }, "no"),
  ];
  return [
    only("everything filled", full, "yes"),
    only("only what is needed", least, "yes"),
    agree("full and least, by the contract", Object.entries({ full, least })),
    {
      name: "the sample has every field",
      judge: async () => assert.deepEqual(Object.keys(full).sort(), [...fields].sort()),
    },
    ...fields.flatMap(ofField),
    ...(ofKind[name] ?? []),
    ...extraFields.map((extra) => only(`too much: ${extra}`, { ...full, [extra]: "x" }, "no")),
    ...times.map(([about, created_at]) =>
      only(`created_at: ${about}`, { ...full, created_at }, "no"),
    ),
    without("created_at", "no"),
    ...keyCases,
    ...(name === "tasks" ? sortCases : []),
    ...(name === "leads" ? reachCases : []),
    ...documentIds.map((id) =>
      only(
        `under the id ${JSON.stringify(id)}`,
        full,
        documentId.safeParse(id).success ? "yes" : "no",
        id,
      ),
    ),
    only("never over one that is there", full, "no", "one"),
  ];
}

/** Tests what a member may add: exactly what the contract accepts. */
export const documentSuites: RulesSuite[] = documentKinds.map((name) => ({
  name: `adding to ${name}`,
  project: "entries",
  cases: casesOf(name),
}));
