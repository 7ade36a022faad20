import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { csvFormulaStart, withoutFormulaGuard } from "#contract/csv-file";
import { csvText } from "#scripts/admin/export/export-file.ts";
import { rowsOf } from "../../../web/src/import/rows-of.ts";

describe("formulas", () => {
  test.each([
    ...["=1+1", "+1 856", "-2", "@x", " =1", "\tx", "\rx", "\n=1", "\uff1d1", "'=1", "''@"],
  ])("guards %j in the file and restores it", async (text) => {
    const [, row] = await rowsOf(csvText([["a"], [text]]));
    expect(row?.cells).toEqual([`'${text}`]);
    expect(withoutFormulaGuard(row?.cells[0] ?? "")).toBe(text);
  });

  test.each(["O'Neill", "'quoted'", "1=1", "1-2", "(856) 555-0142", "a@b.example", ""])(
    "%j needs no guard",
    (text) => {
      expect(csvFormulaStart.test(text)).toBe(false);
      expect(withoutFormulaGuard(text)).toBe(text);
    },
  );

  test.each(["Acme;=1+1", "Acme\t=1+1", ";@SUM(A1)"])("%j stays in its quotes", (text) => {
    expect(csvText([["a", text]])).toBe(`"a","${text}"\r\n`);
  });

  test("any text survives the way through a file", async () => {
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
