import { expect, test } from "vitest";
import { chosenClient, clientChoices } from "#web/src/team/records/form/client-choices.ts";

const given = { id: "second", client_name: "Ana Ruiz" };
const documents = [
  { id: "first", data: { client_name: "Ana Ruiz", email: "ana@first.example" } },
  { id: "second", data: { client_name: "Ana Ruiz", email: "ana@second.example" } },
  { id: "third", data: { client_name: "Bo Bell" } },
];
const choices = clientChoices(documents);

test("a client is chosen by its name; of namesakes each by more than that, and none by the name alone", () => {
  expect(choices.map(({ label }) => label)).toEqual([
    "Ana Ruiz (ana@first.example)",
    "Ana Ruiz (ana@second.example)",
    "Bo Bell",
  ]);
  expect(chosenClient(choices, " bo bell ")?.id).toBe("third");
  expect(chosenClient(choices, "ana ruiz (ana@first.example)")?.id).toBe("first");
  expect(chosenClient(choices, "Ana Ruiz")).toBeUndefined();
});

test("a form for one client means that one by its name, whoever has the same, and another one that is chosen instead", () => {
  expect(chosenClient(choices, "Ana Ruiz", given)).toEqual(given);
  expect(chosenClient(clientChoices([]), "Ana Ruiz", given)).toEqual(given);
  const renamed = clientChoices([{ id: "other", data: given }]);
  expect(chosenClient(renamed, "Ana Ruiz", given)).toEqual(given);
  expect(chosenClient(choices, "Ana Ruiz (ana@first.example)", given)?.id).toBe("first");
  expect(chosenClient(choices, "Nobody", given)).toBeUndefined();
});
