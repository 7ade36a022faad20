import { describe, expect, test } from "vitest";
import { plan } from "./plan-text.ts";

const fieldsOf = async (text: string) => {
  const { rows, notes, problems } = await plan("clients", text);
  return { fields: rows.map(({ record }) => record.fields), notes, problems };
};

describe("leaves out what a spreadsheet has destroyed, and reports the line", () => {
  test.each([
    ["1.85656E+10", "phone: a spreadsheet has shortened this number"],
    ["8,565550142E+9", "phone: a spreadsheet has shortened this number"],
    ["2E+10", "phone: a spreadsheet has shortened this number"],
    ["###########", "phone: a spreadsheet's column was too narrow"],
    ["#REF!", "phone: a spreadsheet's formula has failed here"],
    ["#N/A", "phone: a spreadsheet's formula has failed here"],
    ["#NAME?", "phone: a spreadsheet's formula has failed here"],
  ])("%s", async (cell, words) => {
    const text = `Name,Phone\nBell,(856) 555-0142\nRuiz,"${cell}"\n`;
    const { fields, notes } = await fieldsOf(text);
    expect(fields).toEqual([
      { client_name: "Bell", phone: "(856) 555-0142" },
      { client_name: "Ruiz" },
    ]);
    expect(notes).toEqual([expect.stringContaining(words)]);
    expect(notes[0]).toContain(`(line 3 "${cell}").`);
  });

  test("combines many of a kind in one note", async () => {
    const lines = Array.from({ length: 7 }, (_, at) => `Client ${at},1.85656E+10`).join("\n");
    const { notes } = await fieldsOf(`name,phone\n${lines}\n`);
    expect(notes).toEqual([expect.stringMatching(/lines 2 "1\.85656E\+10", 3 .* and 2 more\)\.$/)]);
  });

  test("refuses a row whose name is lost, and says so", async () => {
    const { problems } = await fieldsOf("name,phone\n#REF!,8565550142\n");
    expect(problems).toEqual(['2 client_name: Client name is required (it says "#REF!")']);
  });

  test("removes nothing that is stored", async () => {
    const existing = [{ id: "c", fields: { client_name: "Ruiz", phone: "(856) 555-0173" } }];
    const { fates } = await plan("clients", "name,phone\nRuiz,1.85656E+10\n", existing);
    expect(fates).toEqual(["2: c"]);
  });
});

describe("keeps what may be wrong, and reports the line", () => {
  test.each([
    ["phone", "856555014", "taken a zero off this number"],
    ["phone", "55501", "taken a zero off this number"],
    ["address", "12 Main St, Medford, NJ 8055", "taken the zero off this ZIP code"],
    ["address", "1 Elm St, Boston MA 2108", "taken the zero off this ZIP code"],
    ["notes", "5-Mar", "turned this text into a date"],
    ["notes", "Sep-24", "turned this text into a date"],
    ["notes", "CafÃ© NÃºÃ±ez", "the letters were damaged before"],
    ["notes", "Bellâ€™s Heating", "the letters were damaged before"],
    ["notes", "Ren\ufffde", "the letters were damaged before"],
    ["notes", "Ã–zil, MÃ¼ller", "the letters were damaged before"],
  ])("%s: %s", async (column, cell, words) => {
    const { fields, notes } = await fieldsOf(`name,${column}\nBell,"${cell}"\n`);
    expect(fields).toEqual([{ client_name: "Bell", [column]: cell }]);
    expect(notes).toEqual([expect.stringContaining(words)]);
  });

  test.each([
    ["phone", "8565550142"],
    ["phone", "555-0142"],
    ["phone", "5550142"],
    ["phone", "+44 20 7946 0018"],
    ["address", "12 Main St, Medford, NJ 08055"],
    ["address", "12 Main St, Austin, TX 78701"],
    ["notes", "JOÃO, São Paulo"],
    ["notes", "# 3, #4"],
    ["notes", "Model 3E5"],
  ])("%s: %s is whole", async (column, cell) => {
    const { fields, notes } = await fieldsOf(`name,${column}\nBell,"${cell}"\n`);
    expect([fields, notes]).toEqual([[{ client_name: "Bell", [column]: cell }], []]);
  });
});

test.each([
  ['=""0856 555 0142""', "0856 555 0142"],
  ['=""+1 856 555 0142""', "+1 856 555 0142"],
  ["8565550142.0", "8565550142"],
  ["p:+18565550142", "+18565550142"],
  ["Mobile: (856) 555-0142", "(856) 555-0142"],
])("%s is the phone number %s", async (cell, phone) => {
  const { fields, notes } = await fieldsOf(`name,phone\nBell,"${cell}"\n`);
  expect([fields, notes]).toEqual([[{ client_name: "Bell", phone }], []]);
});
