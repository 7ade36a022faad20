import { describe, expect, test } from "vitest";
import { decodedText, encodingOf, type FileBytes } from "#web/src/import/decoded-text.ts";

const bytesOf = (bytes: Uint8Array, length = 65_536): FileBytes =>
  async function* () {
    for (let from = 0; from < bytes.length; from += length) {
      yield bytes.subarray(from, from + length);
    }
  };

async function textOf(bytes: Uint8Array, length?: number) {
  const file = bytesOf(bytes, length);
  let text = "";
  for await (const part of decodedText(file, await encodingOf(file))) text += part;
  return text;
}

describe("a file's text", () => {
  test("with and without a mark, in UTF-8 and UTF-16", async () => {
    expect(await textOf(Buffer.from("é🛠"))).toBe("é🛠");
    expect(await textOf(Buffer.from("\ufeffé🛠"))).toBe("é🛠");
    expect(await textOf(Buffer.from("\ufeffé🛠", "utf16le"))).toBe("é🛠");
    expect(await textOf(Buffer.from("\ufeffé🛠", "utf16le").swap16())).toBe("é🛠");
    expect(await textOf(Buffer.from(""))).toBe("");
  });

  test("keeps a letter whole across two reads", async () => {
    const text = `x${"é".repeat(20)}`;
    expect(await textOf(Buffer.from(text), 1)).toBe(text);
  });

  test("reads anything but UTF-8 as a Windows spreadsheet's text", async () => {
    const windows = Buffer.from("Jos\u00e9 \u0080", "latin1");
    expect(await textOf(windows)).toBe("José €");
    // This also works if only a late read shows it.
    expect(await textOf(Buffer.concat([Buffer.alloc(70_000, "x"), windows]))).toContain("José");
  });

  test.each([
    ["PK\u0003\u0004", "an Excel file"],
    ["\u00d0\u00cf\u0011\u00e0", "an old Excel file"],
    ["%PDF-1.7", "a PDF"],
  ])("refuses %j and says what to do", async (start, what) => {
    const file = Buffer.concat([Buffer.from(start, "latin1"), Buffer.alloc(100, 1)]);
    await expect(textOf(file)).rejects.toThrow(`This is ${what}, not CSV. In Excel, choose File`);
  });

  test("treats half a letter at the end as damage", async () => {
    await expect(textOf(Buffer.from([0xff, 0xfe, 0x41]))).rejects.toThrow("This file is damaged");
  });
});
