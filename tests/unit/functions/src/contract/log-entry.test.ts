import { expect, test } from "vitest";
import { teamLeadEntry } from "#contract/lead-log";

const by = "team@agency.example";

const messages = (given: object) =>
  teamLeadEntry.safeParse({ by, ...given }).error?.issues.map((one) => one.message) ?? [];

test("an entry needs the fields of its kind and allows no others", () => {
  expect(teamLeadEntry.parse({ kind: "called", by: "Team@Agency.example", text: " " })).toEqual({
    kind: "called",
    by,
  });
  expect(messages({ kind: "note", text: " \n" })).toEqual(["Write your note first"]);
  expect(messages({ kind: "reminder" })).toEqual(["Choose the day you want a reminder"]);
  expect(messages({ kind: "reminder", remind_on: "2026-02-30" })).not.toEqual([]);
  expect(messages({ kind: "called", remind_on: "2026-05-31" })).toHaveLength(1);
  expect(messages({ kind: "client" })).toEqual([]);
  const client = { id: "ruiz", client_name: "Ruiz Bakery" };
  expect(teamLeadEntry.parse({ kind: "client", by, client })).toMatchObject({ client });
  expect(messages({ kind: "note", text: "Ruiz", client })).toHaveLength(1);
  expect(messages({ kind: "client", client: { id: "ruiz" } })).toHaveLength(1);
  expect(messages({ kind: "sent" })).toEqual([expect.stringContaining("An entry is one of")]);
});
