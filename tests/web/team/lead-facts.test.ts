import { describe, expect, test } from "vitest";
import { storedLead } from "#contract/lead";
import { callAddress, textAddress } from "../../../web/src/team/list/contact-address.ts";
import { clientOf } from "../../../web/src/team/record/lead/client-of.ts";
import { messageNumber, ordinalWords } from "../../../web/src/team/record/lead/message-number.ts";

test("which message of an address it is, the oldest being the first", () => {
  const rows = ["c", "b", "a"].map((id) => ({ id, row: { created_at: null } }));
  expect(["a", "b", "c", "d"].map((id) => messageNumber(id, rows))).toEqual([1, 2, 3, 0]);
  expect([1, 3, 8, 9, 11, 12, 21, 22, 23, 50].map(ordinalWords)).toEqual([
    ...["First", "Third", "Eighth", "9th", "11th", "12th", "21st", "22nd", "23rd", "50th"],
  ]);
});

describe("the client that a lead becomes", () => {
  const lead = storedLead.parse({
    first_name: "Ana",
    last_name: "Ruiz",
    email: "ana@ruiz.example",
    phone: "856 555 0142",
    town: "Medford",
  });

  test("a business has its contact in the notes", () => {
    expect(clientOf("one", { ...lead, company_name: "Ruiz Bakery" })?.entry).toEqual({
      client_name: "Ruiz Bakery",
      email: "ana@ruiz.example",
      phone: "856 555 0142",
      address: "Medford",
      notes: "Contact: Ana Ruiz",
      lead_id: "one",
    });
  });

  test("an address that a client cannot have goes to the notes", () => {
    expect(clientOf("one", { ...lead, email: "ana@localhost" })?.entry).toMatchObject({
      client_name: "Ana Ruiz",
      notes: "ana@localhost",
    });
  });

  test("a lead without anything to call it by becomes one all the same", () => {
    expect(clientOf("one", storedLead.parse({}))?.entry).toEqual({
      client_name: "(no name)",
      lead_id: "one",
    });
  });
});

test("a text goes to a number, never to an extension", () => {
  expect(textAddress("(856) 555-0142")).toBe("sms:8565550142");
  expect(textAddress("+1 856 555 0142", "Hi & bye")).toBe("sms:+18565550142?&body=Hi%20%26%20bye");
  expect(callAddress("856 555 0142 ext. 3")).toBe("tel:8565550142;ext=3");
  expect(textAddress("856 555 0142 ext. 3")).toBeUndefined();
  expect(textAddress("none")).toBeUndefined();
});
