/** Line metrics of a font file, as shares of the em. */
export interface LineMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
}

/**
 * Reads the line metrics of an uncompressed OpenType file: `unitsPerEm` of the `head` table and the
 * three values of `hhea`, which browsers take for the line box.
 * Layout of the tables: OpenType specification, chapters "head" and "hhea".
 */
export function readLineMetrics(font: Buffer): LineMetrics {
  const table = (tag: string): number => {
    const count = font.readUInt16BE(4);
    for (let index = 0; index < count; index += 1) {
      const record = 12 + index * 16;
      if (font.toString("latin1", record, record + 4) === tag) return font.readUInt32BE(record + 8);
    }
    throw new Error(`The font has no table "${tag}". Is it an uncompressed OpenType file?`);
  };
  const unitsPerEm = font.readUInt16BE(table("head") + 18);
  const hhea = table("hhea");
  return {
    ascent: font.readInt16BE(hhea + 4) / unitsPerEm,
    descent: -font.readInt16BE(hhea + 6) / unitsPerEm,
    lineGap: font.readInt16BE(hhea + 8) / unitsPerEm,
  };
}
