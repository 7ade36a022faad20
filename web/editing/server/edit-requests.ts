import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import { businessDay } from "#contract/business-day";
import { ContentProblem } from "../../publish/content/content-problem.ts";
import {
  answerQuestion,
  inventedFields,
  isOpen,
  questionsAbout,
} from "../begin/answer-question.ts";
import { contentLeftToDo } from "../begin/what-is-left.ts";
import {
  answerRequest,
  type Changes,
  type ContentFile,
  cropInAddress,
  editorHeader,
  type FileList,
  type Interview,
  newRequest,
  type PhotoPreview,
  restoreRequest,
  saveRequest,
  textRequest,
  type WriteOutcome,
} from "../editing-api.ts";
import { isItemKind, newItem } from "../new/new-item.ts";
import { PictureError } from "../pictures/picture-error.ts";
import { pictureChanges, previewCrop } from "../pictures/store-picture.ts";
import { readChoices } from "./choices.ts";
import { contentChanges } from "./content-changes.ts";
import { pageNames, postNames, singleFiles } from "./content-files.ts";
import type { Editing } from "./editing.ts";
import { isFromHere } from "./local-request.ts";
import { labelOf, readContentFile } from "./read-content-file.ts";
import type { Releases } from "./releases.ts";
import { sendPart } from "./send-part.ts";
import { storedText } from "./stored-file.ts";

/** Far more than any text of the site has. */
const mostTextBytes = 1_000_000;
/** Leaves room for pictures that get a refusal in words (web/editing/pictures/read-picture.ts). */
const mostPictureBytes = 64_000_000;

/** The error for a refused request, with its HTTP status. */
class RequestError extends Error {
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

function interview(folder: string): Interview {
  const invented = inventedFields(folder);
  const questions = questionsAbout(folder)
    .filter((question) => isOpen(question, invented))
    .map(({ id, asks, now, answers }) => ({ id, asks, now, answers }));
  return { questions, left: contentLeftToDo() };
}

async function bytesOf(request: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > most) throw new RequestError(413, "This is too large.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    throw new RequestError(400, "This isn't JSON.");
  }
}

function parsed<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw new RequestError(400, z.prettifyError(result.error));
}

/** Answers the page's requests below `/edit/api`. */
export function createEditRequests(folder: string, editing: Editing, releases: Releases) {
  async function write(action: string, body: unknown): Promise<WriteOutcome> {
    switch (action) {
      case "save":
        return editing.save(parsed(saveRequest, body).files);
      case "save-text": {
        const { text, ...version } = parsed(textRequest, body);
        return editing.saveText(version, text);
      }
      case "restore": {
        const { what, ...version } = parsed(restoreRequest, body);
        return editing.restore(version, what);
      }
      case "new": {
        const { kind, ...request } = parsed(newRequest, body);
        if (!isItemKind(kind)) break;
        const today = businessDay(new Date());
        return taken(async () => newItem(kind, { ...request, today }, folder));
      }
      case "answer": {
        const { id, answer } = parsed(answerRequest, body);
        const question = questionsAbout(folder).find((one) => one.id === id);
        if (!question) break;
        return answerQuestion(editing, folder, { question, answer: answer.trim() });
      }
      case "undo":
        return editing.undo();
    }
    throw new RequestError(404, "There's nothing here.");
  }

  /** Writes what was made, or says why that isn't possible. */
  async function taken(make: Parameters<Editing["take"]>[0]): Promise<WriteOutcome> {
    try {
      return await editing.take(make);
    } catch (error) {
      if (error instanceof PictureError) return { outcome: "impossible", message: error.message };
      if (!(error instanceof ContentProblem)) throw error;
      const message = error.problems.map((problem) => problem.message).join(" ");
      return { outcome: "impossible", message };
    }
  }

  /** The photo is the whole body. The address has its slot, the part to show, and what it shows. */
  async function sentPhoto(request: IncomingMessage, query: URLSearchParams) {
    const photo = await bytesOf(request, mostPictureBytes);
    const crop = query.has("crop") ? parsed(cropInAddress, query.get("crop")) : undefined;
    return { photo, crop, slot: query.get("place") ?? "", alt: query.get("alt") ?? "" };
  }

  async function putPicture(request: IncomingMessage, query: URLSearchParams) {
    const { photo, slot, ...options } = await sentPhoto(request, query);
    return taken(async () => {
      return { changes: await pictureChanges(photo, slot, folder, options), next: [] };
    });
  }

  async function previewPicture(
    request: IncomingMessage,
    query: URLSearchParams,
  ): Promise<PhotoPreview> {
    const { photo, slot, crop } = await sentPhoto(request, query);
    try {
      const { webp, ...shape } = await previewCrop(photo, slot, folder, crop);
      return { ...shape, image: `data:image/webp;base64,${webp.toString("base64")}` };
    } catch (error) {
      if (error instanceof PictureError) throw new RequestError(422, error.message);
      throw error;
    }
  }

  /** @throws RequestError */
  async function answer(
    request: IncomingMessage,
  ): Promise<FileList | ContentFile | Changes | Interview | PhotoPreview | WriteOutcome> {
    if (!isFromHere(request)) throw new RequestError(403, "Only from this machine.");
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const action = pathname.replace(/^\//, "");
    if (request.method === "POST") {
      if (request.headers[editorHeader] === undefined) {
        throw new RequestError(403, "Only from the editor's page.");
      }
      if (action === "picture") return putPicture(request, searchParams);
      if (action === "picture-preview") return previewPicture(request, searchParams);
      return write(action, jsonOf(await bytesOf(request, mostTextBytes)));
    }
    if (request.method !== "GET") throw new RequestError(405, "Ask with GET or POST.");
    if (action === "files") return fileList(folder, editing);
    if (action === "interview") return interview(folder);
    if (action === "changes") return contentChanges(folder, releases);
    const file = action === "file" && readContentFile(folder, searchParams.get("name") ?? "");
    if (file) return file;
    throw new RequestError(404, "There's no such file.");
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const send = (status: number, value: unknown) =>
      sendPart(response, status, "application/json", JSON.stringify(value));
    answer(request).then(
      (value) => send(200, value),
      (error: Error) => {
        send(error instanceof RequestError ? error.status : 500, { message: error.message });
      },
    );
  };
}
