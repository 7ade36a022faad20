import { createReadStream } from "node:fs";
import { PlainFailure } from "../../plain-failure.ts";

/** By its mark at the beginning; without one it is UTF-8. */
function encodingOf(start: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  if (start[0] === 0xff && start[1] === 0xfe) return "utf-16le";
  if (start[0] === 0xfe && start[1] === 0xff) return "utf-16be";
  return "utf-8";
}

/** A file's text, some at a time, without the mark. @throws PlainFailure when it is no text. */
export async function* decodedText(file: string): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  try {
    for await (const bytes of createReadStream(file) as AsyncIterable<Buffer>) {
      decoder ??= new TextDecoder(encodingOf(bytes), { fatal: true });
      yield decoder.decode(bytes, { stream: true });
    }
    yield decoder?.decode() ?? "";
  } catch (error) {
    if (error instanceof TypeError) {
      throw new PlainFailure(
        `${file} is no UTF-8 text: save it again as "CSV UTF-8" and run the command again.`,
      );
    }
    if (error instanceof Error && "code" in error) {
      throw new PlainFailure(`${file} cannot be read (${String(error.code)}): check its name.`);
    }
    throw error;
  }
}
