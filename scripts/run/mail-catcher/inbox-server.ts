import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { isFromHere } from "../../../web/editing/server/local-request.ts";
import { listPage, messagePage } from "./inbox-page.ts";
import type { CaughtMessage } from "./smtp-listener.ts";

interface Inbox {
  /** Returns the newest message first. */
  messages(): readonly CaughtMessage[];
  clear(): void;
  accepting(): boolean;
  /** Stops (false) or starts (true) receiving mail; the inbox stays readable. */
  accept(wanted: boolean): Promise<void>;
}

const commonHeaders = {
  "X-Content-Type-Options": "nosniff",
  // With no referrer at all, the forms of the list page would not say where they come from.
  "Referrer-Policy": "same-origin",
  "Cache-Control": "no-store",
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
};

/** The inbox as pages for people and as JSON for tests. */
export function createInboxServer(inbox: Inbox) {
  async function handle(request: IncomingMessage, response: ServerResponse) {
    function answer(body: string, type = "text/html", status = 200) {
      const contentType = `${type}; charset=utf-8`;
      response.writeHead(status, { ...commonHeaders, "Content-Type": contentType }).end(body);
    }
    const answerJson = (value: unknown) =>
      answer(JSON.stringify(value, null, 2), "application/json");

    if (!isFromHere(request)) return answer("Only from this machine.", "text/plain", 403);
    const messages = inbox.messages();
    const path = request.url ?? "/";
    const message = messages.find(({ id }) => path.endsWith(`/${id}`));
    switch (`${request.method} ${message ? path.replace(message.id, ":id") : path}`) {
      case "GET /":
        return answer(listPage(messages, inbox.accepting()));
      case "POST /": {
        const button = new URLSearchParams(await text(request)).get("do");
        if (button === "clear") inbox.clear();
        else await inbox.accept(button === "accept");
        return response.writeHead(303, { Location: "/" }).end();
      }
      case "GET /api/messages":
        return answerJson(messages.map(({ text, html, source, ...summary }) => summary));
      case "GET /messages/:id":
        if (message) return answer(messagePage(message));
        break;
      case "GET /api/messages/:id":
        if (message) return answerJson(message);
    }
    return answer("There is nothing here. See /", "text/plain", 404);
  }

  return createServer((request, response) => {
    handle(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
}
