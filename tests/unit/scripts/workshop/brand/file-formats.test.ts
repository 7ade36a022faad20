import { expect, it } from "vitest";
import { packIco } from "#scripts/workshop/brand/ico-file.ts";

it("lists each picture of an icon with its size and place", () => {
  const ico = packIco([
    { size: 16, png: Buffer.from("small picture") },
    { size: 256, png: Buffer.from("a larger picture") },
  ]);
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 2]);
  const read = [0, 1].map((index) => {
    const entry = 6 + index * 16;
    const start = ico.readUInt32LE(entry + 12);
    const png = ico.toString("latin1", start, start + ico.readUInt32LE(entry + 8));
    return { side: ico.readUInt8(entry), png };
  });
  expect(read).toEqual([
    { side: 16, png: "small picture" },
    { side: 0, png: "a larger picture" },
  ]);
});
