import { describe, expect, test } from "vitest";
import { answerWays } from "#contract/answer-ways";
import { textAddress } from "#contract/contact-address";
import { storedLead } from "#contract/lead";
import { storedLogEntry } from "#contract/record-log";
import { leadLog } from "#web/src/team/leads/log/lead-log-definition.ts";
import { clientOf } from "#web/src/team/pages/lead/client-of.ts";
import {
  historyWords,
  messageNumber,
  ordinalWords,
} from "#web/src/team/pages/lead/message-number.ts";
import { withOwnEntries } from "#web/src/team/records/log/own-entries.ts";
import { byEmail } from "#web/src/team/records/page/by-email.ts";

const row = { source: "contact-form" };

test("numbers an address's messages from the oldest", () => {
  const rows = ["c", "b", "a"].map((id) => ({ id, row }));
  expect(["a", "b", "c", "d"].map((id) => messageNumber(id, rows))).toEqual([1, 2, 3, 0]);
  expect([1, 3, 8, 9, 11, 12, 21, 22, 23, 50].map(ordinalWords)).toEqual([
    ...["First", "Third", "Eighth", "9th", "11th", "12th", "21st", "22nd", "23rd", "50th"],
  ]);
});

test("shows a number of messages only if the server confirmed it", () => {
  const rows = ["c", "b", "a"].map((id) => ({ id, row }));
  expect(historyWords("a", { rows, confirmed: true }, 50)).toBe("");
  expect(historyWords("c", { rows, confirmed: true }, 50)).toBe("Third message from this address");
  expect(historyWords("c", { rows, confirmed: false }, 50)).toBe("Has written before");
  expect(historyWords("x", { rows, confirmed: true }, 3)).toBe("3+ messages from this address");
});

test("doesn't count leads that the team added or imported", () => {
  const rows = [
    { id: "c", row },
    ...["team", "import"].map((source) => ({ id: source, row: { source } })),
    { id: "a", row: { source: "voorhees-web-design-page" } },
  ];
  const words = (id: string, most = 50) => historyWords(id, { rows, confirmed: true }, most);
  expect(words("c")).toBe("Second message from this address");
  expect(words("team")).toBe("");
  expect(words("a")).toBe("");
  expect(words("c", 4)).toBe("2+ messages from this address");
  expect(historyWords("x", { rows: rows.slice(1, 3), confirmed: true }, 2)).toBe("");
});

test("looks for an address as typed, in lowercase and capitalized", () => {
  // Phones begin an address with a capital letter.
  expect(byEmail("ANA@Ruiz.example")).toMatchObject({
    only: { equals: ["ANA@Ruiz.example", "ana@ruiz.example", "Ana@ruiz.example"] },
  });
  expect(byEmail("ana@ruiz.example")).toMatchObject({
    only: { equals: ["ana@ruiz.example", "Ana@ruiz.example"] },
  });
});

// A visitor gets texts only after agreeing to them; a lead that the team added may get them.
test.each([
  [{}, "Call! Email"],
  [{ contact_by: "call" }, "Call! Email"],
  [{ source: "import", contact_by: "call" }, "Call! Email"],
  [{ source: "booking-calendar" }, "Call! Email"],
  [{ contact_by: "text", texts_ok_at: "2026-11-01T04:30:00Z" }, "Call Text! Email"],
  [{ contact_by: "email" }, "Call Email!"],
  [{ contact_by: "call", phone: "none" }, "Email!"],
  [{ source: "team" }, "Call! Text Email"],
])("a lead with %j can be answered by %s", (fields, words) => {
  const ana = { phone: "856 555 0142", email: "ana@ruiz.example", source: "contact-form" };
  const ways = answerWays(storedLead.parse({ ...ana, ...fields }));
  expect(ways.map(({ label, isMain }) => (isMain ? `${label}!` : label)).join(" ")).toBe(words);
});

test("lets the search find this device's entries at once", () => {
  const lead = storedLead.parse({ log_text: "Wants a gallery" });
  const entry = storedLogEntry.parse({ kind: "note", by: "me" });
  const own = ["First", "Second"].map((text) => ({
    ...{ id: text, pending: true, entry: { ...entry, text } },
  }));
  expect(withOwnEntries(leadLog, lead, own).log_text).toBe("Second\nFirst\nWants a gallery");
});

describe("the client that a lead becomes", () => {
  const contact = { email: "ana@ruiz.example", phone: "856 555 0142" };
  const named = { first_name: "Ana", last_name: "Ruiz", town: "Medford" };
  const lead = storedLead.parse({ ...named, ...contact });

  test("puts a business's contact into the notes", () => {
    expect(clientOf("one", { ...lead, company_name: "Ruiz Bakery" })?.data).toEqual({
      ...{ client_name: "Ruiz Bakery", ...contact, address: "Medford" },
      ...{ notes: "Contact: Ana Ruiz", lead_id: "one" },
    });
  });

  test("puts an address that a client can't have into the notes", () => {
    const { data } = clientOf("one", { ...lead, email: "ana@localhost" }) ?? {};
    expect(data).toMatchObject({ client_name: "Ana Ruiz", notes: "ana@localhost" });
  });

  test("makes a client even from a lead without a name", () => {
    const { data } = clientOf("one", storedLead.parse({})) ?? {};
    expect(data).toEqual({ client_name: "(no name)", lead_id: "one" });
  });
});

test("sends a text to a number, never to an extension", () => {
  expect(textAddress("(856) 555-0142")).toBe("sms:8565550142");
  expect(textAddress("+1 856 555 0142", "Hi & bye")).toBe("sms:+18565550142?&body=Hi%20%26%20bye");
  expect(textAddress("856 555 0142 ext. 3")).toBeUndefined();
  expect(textAddress("none")).toBeUndefined();
});
