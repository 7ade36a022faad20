import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import {
  type Changes,
  type ContentFile,
  editorHeader,
  type FileList,
  restoreRequest,
  saveRequest,
  textRequest,
  type WriteOutcome,
} from "../editing-api.ts";
import { readChoices } from "./choices.ts";
import { contentChanges } from "./content-changes.ts";
import { pageNames, postNames, singleFiles } from "./content-files.ts";
import type { Editing } from "./editing.ts";
import { isFromHere } from "./local-request.ts";
import { labelOf, readContentFile } from "./read-content-file.ts";
import type { Releases } from "./releases.ts";
import { sendPart } from "./send-part.ts";
import { storedText } from "./stored-file.ts";

/** More than any text of the site, by far. */
const mostBytes = 1_000_000;

/** A request that is refused, with the status of HTTP that says so. */
class RefusedRequest extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

function fileList(folder: string, editing: Editing): FileList {
  const entries = (names: string[]) =>
    names
      .map((name) => ({ name, label: labelOf(name, storedText(folder, name)) }))
      .sort((one, other) => one.label.localeCompare(other.label));
  const singles = Object.entries(singleFiles).map(([name, { label }]) => ({ name, label }));
  return {
    groups: [
      { label: "On every page", files: singles },
      { label: "Pages", files: entries(pageNames(folder)) },
      { label: "Posts", files: entries(postNames(folder)) },
    ],
    choices: readChoices(folder),
    undo: editing.undoLabel(),
  };
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > mostBytes) throw new RefusedRequest(413, "This is too much text for one file.");
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch {
    throw new RefusedRequest(400, "This isn't JSON.");
  }
}

function parsed<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw new RefusedRequest(400, z.prettifyError(result.error));
}

/** Answers what the page asks below `/edit/api`. */
export function createEditRequests(folder: string, editing: Editing, releases: Releases) {
  async function write(action: string, body: unknown): Promise<WriteOutcome> {
    switch (action) {
      case "save": {
        const { name, hash, ...wanted } = parsed(saveRequest, body);
        return editing.save({ name, hash }, wanted);
      }
      case "save-text": {
        const { text, ...known } = parsed(textRequest, body);
        return editing.saveText(known, text);
      }
      case "restore": {
        const { what, ...known } = parsed(restoreRequest, body);
        return editing.restore(known, what);
      }
      case "undo":
        return editing.undo();
    }
    throw new RefusedRequest(404, "There is nothing here.");
  }

  /** @throws RefusedRequest */
  async function answer(
    request: IncomingMessage,
  ): Promise<FileList | ContentFile | Changes | WriteOutcome> {
    if (!isFromHere(request)) throw new RefusedRequest(403, "Only from this machine.");
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const action = pathname.replace(/^\//, "");
    if (request.method === "POST") {
      if (request.headers[editorHeader] === undefined) {
        throw new RefusedRequest(403, "Only from the editor's page.");
      }
      return write(action, await bodyOf(request));
    }
    if (request.method !== "GET") throw new RefusedRequest(405, "Ask with GET or POST.");
    if (action === "files") return fileList(folder, editing);
    if (action === "changes") return contentChanges(folder, releases);
    const file = action === "file" && readContentFile(folder, searchParams.get("name") ?? "");
    if (file) return file;
    throw new RefusedRequest(404, "There is no such file.");
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const send = (status: number, value: unknown) =>
      sendPart(response, status, "application/json", JSON.stringify(value));
    answer(request).then(
      (value) => send(200, value),
      (error: Error) => {
        send(error instanceof RefusedRequest ? error.status : 500, { message: error.message });
      },
    );
  };
}
