import { describe, expect, it } from "vitest";
import { packIco } from "#scripts/workshop/brand/ico-file.ts";

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
