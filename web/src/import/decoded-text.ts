import { FileProblem } from "./file-problem.ts";

export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/** Reads a file from its start every time it is called. */
export type FileBytes = () => AsyncIterable<Uint8Array>;

const bytesOf = (text: string) => [...new TextEncoder().encode(text)];

/** How a file that isn't a table begins. */
const noTable: readonly [start: number[], what: string][] = [
  [[0x50, 0x4b, 0x03, 0x04], "an Excel file"],
  [[0xd0, 0xcf, 0x11, 0xe0], "an old Excel file"],
  [bytesOf("%PDF"), "a PDF"],
  [bytesOf("BEGIN:VCARD"), "a vCard, as address books on phones save it"],
  [bytesOf("<"), "a web page or an XML file"],
];

const marks: readonly [start: number[], encoding: Encoding][] = [
  [[0xff, 0xfe], "utf-16le"],
  [[0xfe, 0xff], "utf-16be"],
];

const beginning = <T>(bytes: Uint8Array, signatures: readonly [start: number[], T][]) =>
  signatures.find(([start]) => start.every((byte, index) => bytes[index] === byte))?.[1];

const howToSave =
  'In Excel, choose File > Save As and the type "CSV UTF-8". In Google Sheets, choose File > Download > Comma-separated values. In an address book, choose Export and the type CSV.';

/**
 * Goes by the file's mark, or else by what its bytes can be: spreadsheets on Windows still write their own encoding.
 * @throws FileProblem where it is no table.
 */
export async function encodingOf(bytes: FileBytes): Promise<Encoding> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let isStart = true;
  try {
    for await (const part of bytes()) {
      const what = isStart && beginning(part, noTable);
      if (what) throw new FileProblem(`This is ${what}, not CSV. ${howToSave}`);
      const marked = isStart && beginning(part, marks);
      if (marked) return marked;
      isStart = false;
      decoder.decode(part, { stream: true });
    }
    decoder.decode();
    return "utf-8";
  } catch (error) {
    if (error instanceof TypeError) return "windows-1252";
    throw error;
  }
}

/** Yields a file's text in parts, without the mark. @throws FileProblem if it isn't text. */
export async function* decodedText(bytes: FileBytes, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const part of bytes()) yield decoder.decode(part, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new FileProblem(`This file is damaged or isn't text. Save it again as CSV. ${howToSave}`);
  }
}
