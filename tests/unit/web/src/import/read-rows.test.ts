import { describe, expect, test } from "vitest";
import { readRows } from "#web/src/import/read-rows.ts";
import { rowsOf } from "./rows-of.ts";

describe("rows and their true lines", () => {
  const lines = ["name;notes", '1;"first', 'second ""quoted"";"', "", "3;4", '"a;b";5'];

  test.each(["\n", "\r\n", "\r"])("with the line end %j, in parts of any length", async (end) => {
    for (const length of [1, 2, 3, 11, 13, 1000]) {
      const rows = await rowsOf(lines.join(end) + end, length);
      expect(rows.map(({ line, cells }) => [line, ...cells])).toEqual([
        [1, "name", "notes"],
        [2, "1", `first${end}second "quoted";`],
        [4, ""],
        [5, "3", "4"],
        [6, "a;b", "5"],
      ]);
      expect(rows.every(({ problem }) => problem === undefined)).toBe(true);
    }
  });

  test.each([
    ["a,b;c\n", ["a", "b;c"]],
    ["a;b,c;d\n", ["a", "b,c", "d"]],
    ["a\tb,c\td\n", ["a", "b,c", "d"]],
    ["only\n", ["only"]],
  ])("the separator of %j", async (text, cells) => {
    expect((await rowsOf(text))[0]?.cells).toEqual(cells);
  });

  test.each(["\n", "\r\n", "\r"])(
    "a first line that names the separator, ended by %j",
    async (end) => {
      for (const length of [1, 3, 1000]) {
        const rows = await rowsOf(`sep=;${end}a;b,c${end}1;2${end}`, length);
        expect(rows.map(({ line, cells }) => [line, ...cells])).toEqual([
          [2, "a", "b,c"],
          [3, "1", "2"],
        ]);
      }
    },
  );

  test("names mismatched quotes with their row", async () => {
    expect((await rowsOf('a,b\n1,"x\n2,3\n'))[1]).toMatchObject({
      line: 2,
      problem: "a quotation mark is opened but never closed",
    });
    expect((await rowsOf('a,b\n1,"x"y\n2,"3"\n')).some(({ problem }) => problem)).toBe(true);
  });

  test("stops at an unclosed quote before the file fills the memory", async () => {
    async function* endless() {
      yield 'a,b\n1,2\n3,"';
      for (;;) yield "x,y\n".repeat(10_000);
    }
    const read = async () => {
      for await (const _ of readRows(endless()));
    };
    const words = "Line 3: a quotation mark is opened there but never closed";
    await expect(read()).rejects.toThrow(words);
  });
});
