import { expect, test } from "vitest";
import { chosenClient, clientChoices } from "#web/src/team/records/form/client-choices.ts";

const given = { id: "second", client_name: "Ana Ruiz" };
const documents = [
  { id: "first", data: { client_name: "Ana Ruiz", email: "ana@first.example" } },
  { id: "second", data: { client_name: "Ana Ruiz", email: "ana@second.example" } },
  { id: "third", data: { client_name: "Bo Bell" } },
];
const choices = clientChoices(documents);

test("chooses a client by name, but namesakes only by more than that", () => {
  expect(choices.map(({ label }) => label)).toEqual([
    "Ana Ruiz (ana@first.example)",
    "Ana Ruiz (ana@second.example)",
    "Bo Bell",
  ]);
  expect(chosenClient(choices, " bo bell ")?.id).toBe("third");
  expect(chosenClient(choices, "ana ruiz (ana@first.example)")?.id).toBe("first");
  expect(chosenClient(choices, "Ana Ruiz")).toBeUndefined();
});

test("means the form's client by its name, unless another is chosen", () => {
  // That works even if others have the same name.
  expect(chosenClient(choices, "Ana Ruiz", given)).toEqual(given);
  expect(chosenClient(clientChoices([]), "Ana Ruiz", given)).toEqual(given);
  const renamed = clientChoices([{ id: "other", data: given }]);
  expect(chosenClient(renamed, "Ana Ruiz", given)).toEqual(given);
  expect(chosenClient(choices, "Ana Ruiz (ana@first.example)", given)?.id).toBe("first");
  expect(chosenClient(choices, "Nobody", given)).toBeUndefined();
});
