import { parse } from "papaparse";
import { describe, expect, test } from "vitest";
import { csvColumns } from "#contract/csv-file";
import { clients } from "../../../web/src/team/clients/client-list.ts";
import { leads } from "../../../web/src/team/leads/lead-list.ts";
import { csvHead, csvLines } from "../../../web/src/team/records/list/csv-text.ts";
import { tasks } from "../../../web/src/team/tasks/task-list.ts";

interface Note {
  text?: string;
  day?: string;
}
const columns = [
  { name: "text", value: ({ text }: Note) => text },
  { name: "day", value: ({ day }: Note) => day },
];
const one = (text: string) => csvLines(columns, [{ id: "a", row: { text } }]);

test("names of columns come first, then a line for each row", () => {
  expect(csvHead(columns)).toBe('"id","text","day"\r\n');
  const rows = [
    { id: "a", row: { text: "one", day: "2026-01-02" } },
    { id: "b", row: {} },
  ];
  expect(csvLines(columns, rows)).toBe('"a","one","2026-01-02"\r\n"b","",""\r\n');
  expect(csvLines(columns, [])).toBe("");
});

describe("a spreadsheet runs nothing", () => {
  test.each([
    '=HYPERLINK("http://x.example","y")',
    "+1+1",
    "-2+3",
    "@SUM(A1)",
    "\tx",
    "\rx",
    " =1",
    "\n=1",
    "＝1",
  ])("%j gets an apostrophe", (text) => {
    const [row] = parse<string[]>(one(text)).data;
    expect(row?.[1]).toBe(`'${text}`);
  });

  test.each(["plain", "a=b", "1-2", "'quoted'", "(856) 555-0142"])("%j stays", (text) => {
    const [row] = parse<string[]>(one(text)).data;
    expect(row?.[1]).toBe(text);
  });
});

test.each([";=1+1", "Acme;=WEBSERVICE(B2&A2)", "Acme\t=1+1", "Acme|@SUM(A1)"])(
  "%j begins no cell of its own, whatever a program splits at",
  (text) => expect(one(text)).toBe(`"a","${text}",""\r\n`),
);

test.each(['say "hi"', "a,b", "two\nlines", "Zoë 😀", ";", "two\r\nlines"])(
  "%j is read back as it was",
  (text) => {
    expect(parse<string[]>(one(text), { delimiter: "," }).data[0]).toEqual(["a", text, ""]);
  },
);

test("the lists export what `npm run import` reads", () => {
  for (const { collection, columns: own } of [leads, clients, tasks]) {
    expect(["id", ...own.map(({ name }) => name)]).toEqual([...csvColumns[collection]]);
  }
});
