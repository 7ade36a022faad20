import { describe, expect, it } from "vitest";
import { readLineMetrics } from "../../scripts/workshop/brand/font-metrics.ts";
import { packIco } from "../../scripts/workshop/brand/ico-file.ts";

describe("packIco", () => {
  it("lists each picture with its size and place", () => {
    const small = Buffer.from("small picture");
    const large = Buffer.from("a larger picture");
    const ico = packIco([
      { size: 16, png: small },
      { size: 256, png: large },
    ]);
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 2]);
    const read = [0, 1].map((index) => {
      const entry = 6 + index * 16;
      const start = ico.readUInt32LE(entry + 12);
      return {
        side: ico.readUInt8(entry),
        png: ico.toString("latin1", start, start + ico.readUInt32LE(entry + 8)),
      };
    });
    expect(read).toEqual([
      { side: 16, png: "small picture" },
      { side: 0, png: "a larger picture" },
    ]);
  });
});

describe("readLineMetrics", () => {
  /** An OpenType file with nothing but the two tables that are read. */
  function fontWith(unitsPerEm: number, ascent: number, descent: number, lineGap: number): Buffer {
    const font = Buffer.alloc(200);
    font.writeUInt16BE(2, 4);
    font.write("head", 12, "latin1");
    font.writeUInt32BE(60, 20);
    font.write("hhea", 28, "latin1");
    font.writeUInt32BE(120, 36);
    font.writeUInt16BE(unitsPerEm, 60 + 18);
    font.writeInt16BE(ascent, 120 + 4);
    font.writeInt16BE(descent, 120 + 6);
    font.writeInt16BE(lineGap, 120 + 8);
    return font;
  }

  it("gives shares of the em, the descent as a positive one", () => {
    expect(readLineMetrics(fontWith(2000, 1860, -540, 100))).toEqual({
      ascent: 0.93,
      descent: 0.27,
      lineGap: 0.05,
    });
  });

  it("says so when the file is not a font", () => {
    expect(() => readLineMetrics(Buffer.alloc(64))).toThrow('no table "head"');
  });
});
