import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { csvFormulaStart, withoutFormulaGuard } from "#contract/csv-file";
import { decodedText } from "../../scripts/admin/csv/decoded-text.ts";
import { readRows } from "../../scripts/admin/csv/read-rows.ts";
import { csvText } from "../../scripts/admin/export/export-file.ts";

async function* inParts(text: string, length: number) {
  for (let from = 0; from < text.length; from += length) yield text.slice(from, from + length);
}

async function rowsOf(text: string, length = 1000) {
  const rows = [];
  for await (const row of readRows(inParts(text, length))) rows.push(row);
  return rows;
}

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

  test("quotes that do not fit are named, with their row", async () => {
    expect((await rowsOf('a,b\n1,"x\n2,3\n'))[1]).toMatchObject({
      line: 2,
      problem: "a quote is opened and never closed",
    });
    expect((await rowsOf('a,b\n1,"x"y\n2,"3"\n')).some(({ problem }) => problem)).toBe(true);
  });

  test("a quote without an end does not fill the memory with the rest of the file", async () => {
    async function* endless() {
      yield 'a,b\n1,2\n3,"';
      for (;;) yield "x,y\n".repeat(10_000);
    }
    const read = async () => {
      for await (const _ of readRows(endless()));
    };
    await expect(read()).rejects.toThrow("Line 3: a quote is opened there and never closed");
  });
});

describe("a file's text", () => {
  const folder = mkdtempSync(join(tmpdir(), "csv-"));
  const textOf = async (bytes: Buffer) => {
    const file = join(folder, "file.csv");
    writeFileSync(file, bytes);
    let text = "";
    for await (const part of decodedText(file)) text += part;
    return text;
  };

  test("with and without a mark, in UTF-8 and UTF-16", async () => {
    expect(await textOf(Buffer.from("é🛠"))).toBe("é🛠");
    expect(await textOf(Buffer.from("\ufeffé🛠"))).toBe("é🛠");
    expect(await textOf(Buffer.from("\ufeffé🛠", "utf16le"))).toBe("é🛠");
    expect(await textOf(Buffer.from(""))).toBe("");
  });

  test("a letter that lies across two reads stays whole", async () => {
    const text = `x${"é".repeat(200_000)}`;
    expect((await textOf(Buffer.from(text))) === text).toBe(true);
  });

  test("what is no text is refused, and so is what is not there", async () => {
    await expect(textOf(Buffer.from([0x61, 0xe9, 0x62]))).rejects.toThrow("CSV UTF-8");
    await expect(decodedText(join(folder, "none.csv")).next()).rejects.toThrow("ENOENT");
  });
});

describe("formulas", () => {
  test.each(["=1+1", "+1 856", "-2", "@x", " =1", "\uff1d1", "'=1", "''@"])(
    "%j is guarded in the file and comes back as it was",
    async (text) => {
      const file = csvText([
        ["a", "b"],
        [text, "x"],
      ]);
      const [, row] = await rowsOf(file);
      expect(row?.cells[0]).toBe(`'${text}`);
      expect(withoutFormulaGuard(row?.cells[0] ?? "")).toBe(text);
    },
  );

  test.each(["O'Neill", "'quoted'", "1=1", "a@b.example", ""])("%j needs no guard", (text) => {
    expect(csvFormulaStart.test(text)).toBe(false);
    expect(withoutFormulaGuard(text)).toBe(text);
  });

  test("any texts survive the way through a file", async () => {
    const odd = fc.constantFrom("=", "'", '"', ",", ";", "\t", "@", "-", " ", "\n", "x", "é", "🛠");
    const text = fc.oneof(fc.string({ unit: odd }), fc.string({ unit: "grapheme" }));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text, text), { minLength: 1 }), async (cells) => {
        const rows = await rowsOf(csvText([["a", "b"], ...cells]));
        expect(rows.slice(1).map((row) => row.cells.map(withoutFormulaGuard))).toEqual(cells);
      }),
      { numRuns: 300 },
    );
  });
});
