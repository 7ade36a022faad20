import { expect, test } from "vitest";
import { type StoredLead, storedLead } from "#contract/lead";
import { byPerson, othersOf } from "#web/src/team/leads/by-person.ts";

const lead = (id: string, fields: Partial<StoredLead>) => ({
  id,
  pending: false,
  row: storedLead.parse(fields),
});

const ana = lead("ana", { email: "ana@ruiz.example" });
const capital = lead("capital", { email: "Ana@Ruiz.example", phone: "(856) 555-0173" });
const called = lead("called", { phone: "+1 856.555.0173" });
const bo = lead("bo", { email: "bo@bell.example" });
const nobody = ["one", "two"].map((id) => lead(id, { phone: "ask Dana" }));

test("joins a person's leads in the first one's place", () => {
  expect(byPerson([ana, bo, capital, called, ...nobody])).toEqual([
    { ...ana, others: ["capital", "called"] },
    bo,
    ...nobody,
  ]);
  expect(byPerson([called, bo, ana, capital])).toEqual([
    { ...called, others: ["ana", "capital"] },
    bo,
  ]);
});

test("finds a person's other leads, also those that only a third one joins", () => {
  const all = [ana, capital, called, bo, ...nobody];
  expect(othersOf("capital", capital.row, all)).toEqual(["ana", "called"]);
  expect(othersOf("ana", ana.row, all)).toEqual(["capital", "called"]);
  expect(othersOf("new", capital.row, [ana, called, bo])).toEqual(["ana", "called"]);
  expect(othersOf("one", storedLead.parse({}), all)).toEqual([]);
});
