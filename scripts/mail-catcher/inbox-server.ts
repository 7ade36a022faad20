import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { summaryOf } from "./caught-message.ts";
import { inboxPage, type MessageView, messageViews } from "./inbox-page.ts";
import type { Mailbox } from "./mailbox.ts";

/** Lets the inbox stop and start the receiving of mail, to show that no message is lost meanwhile. */
export interface SmtpSwitch {
  accepting(): boolean;
  accept(wanted: boolean): Promise<void>;
}

const switchRequest = z.strictObject({ accepting: z.boolean() });

const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

// A caught message may hold anything: no script, nothing fetched, no access to the inbox around it.
const messagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

const assets: Record<string, string> = {
  "/inbox.css": "text/css; charset=utf-8",
  "/message.css": "text/css; charset=utf-8",
  "/inbox-client.js": "text/javascript; charset=utf-8",
  "/icon.svg": "image/svg+xml",
};

const localNames = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Refuses other web sites: by a name they point at this machine, or by requests sent across. */
function isFromHere({ headers, method }: IncomingMessage): boolean {
  const host = headers.host ?? "";
  if (!localNames.has(host.replace(/:\d+$/, ""))) return false;
  if (method === "GET" || headers.origin === undefined) return true;
  return headers.origin === `http://${host}`;
}

const headers = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cache-Control": "no-store",
};

function answer(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
  policy = pagePolicy,
) {
  response.writeHead(status, {
    ...headers,
    "Content-Type": type,
    "Content-Security-Policy": policy,
  });
  response.end(body);
}

function answerJson(response: ServerResponse, body: unknown, status = 200) {
  answer(response, status, "application/json; charset=utf-8", JSON.stringify(body, null, 2));
}

function sendEvents(request: IncomingMessage, response: ServerResponse, mailbox: Mailbox) {
  response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
  response.write(": connected\n\n");
  const unsubscribe = mailbox.subscribe(() => response.write("event: change\ndata: {}\n\n"));
  request.on("close", unsubscribe);
}

function viewOf(name: string | null): MessageView {
  return messageViews.find((view) => view === name) ?? "html";
}

/** The inbox as pages for people and as JSON for tests. Addresses: see the switch below. */
export function createInboxServer(mailbox: Mailbox, smtp: SmtpSwitch) {
  async function handle(request: IncomingMessage, response: ServerResponse) {
    if (!isFromHere(request)) return answer(response, 403, "text/plain", "Only from this machine.");
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const [, id, part] = /^\/(?:api\/)?messages\/([\w-]+)(\/html)?$/.exec(pathname) ?? [];
    const message = id === undefined ? undefined : mailbox.find(id);
    const state = { messages: mailbox.list(), accepting: smtp.accepting() };

    switch (`${request.method} ${id === undefined ? pathname : pathname.replace(id, ":id")}`) {
      case "GET /":
        return answer(response, 200, "text/html; charset=utf-8", String(inboxPage(state)));
      case "GET /messages/:id": {
        if (!message) break;
        const selected = { message, view: viewOf(searchParams.get("view")) };
        const page = inboxPage({ ...state, selected });
        return answer(response, 200, "text/html; charset=utf-8", String(page));
      }
      case "GET /messages/:id/html":
        if (!message || !part) break;
        return answer(
          response,
          200,
          "text/html; charset=utf-8",
          `<!doctype html><base target="_blank">${message.html}`,
          messagePolicy,
        );
      case "GET /api/messages":
        return answerJson(response, mailbox.list().map(summaryOf));
      case "GET /api/messages/:id":
        if (!message) break;
        return answerJson(response, message);
      case "DELETE /api/messages":
        mailbox.clear();
        return answerJson(response, []);
      case "GET /api/events":
        return sendEvents(request, response, mailbox);
      case "GET /api/smtp":
        return answerJson(response, { accepting: smtp.accepting() });
      case "PUT /api/smtp": {
        const wanted = switchRequest.safeParse(JSON.parse(await text(request)));
        if (!wanted.success) {
          return answerJson(response, { error: 'Send {"accepting": true} or false.' }, 400);
        }
        await smtp.accept(wanted.data.accepting);
        return answerJson(response, wanted.data);
      }
    }
    const type = request.method === "GET" ? assets[pathname] : undefined;
    if (type) {
      return answer(response, 200, type, await readFile(new URL(`.${pathname}`, import.meta.url)));
    }
    return answer(response, 404, "text/plain; charset=utf-8", "There is nothing here. See /");
  }

  return createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      const sentence = error instanceof SyntaxError ? "The body is not JSON." : String(error);
      answerJson(response, { error: sentence }, error instanceof SyntaxError ? 400 : 500);
    });
  });
}
