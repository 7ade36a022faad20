import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { type CaughtMessage, summaryOf } from "./caught-message.ts";
import { listPage, messagePage } from "./inbox-page.ts";

export interface Inbox {
  /** Newest first. */
  messages(): readonly CaughtMessage[];
  clear(): void;
  accepting(): boolean;
  /** Stops (false) or starts (true) the receiving of mail; the inbox stays readable. */
  accept(wanted: boolean): Promise<void>;
}

const switchRequest = z.strictObject({ accepting: z.boolean() });

const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

// A caught message may hold anything: no script, nothing fetched, no access to the inbox around it.
const messagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

const types = {
  html: "text/html; charset=utf-8",
  json: "application/json; charset=utf-8",
  text: "text/plain; charset=utf-8",
};

const localNames = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Refuses other web sites: by a name they point at this machine, or by requests sent across. */
function isFromHere({ headers, method }: IncomingMessage): boolean {
  const host = headers.host ?? "";
  if (!localNames.has(host.replace(/:\d+$/, ""))) return false;
  if (method === "GET" || headers.origin === undefined) return true;
  return headers.origin === `http://${host}`;
}

function answer(
  response: ServerResponse,
  body: string,
  type: keyof typeof types = "html",
  { status = 200, policy = pagePolicy } = {},
) {
  response.writeHead(status, {
    "X-Content-Type-Options": "nosniff",
    // With none at all, the forms of the list page would not say where they come from.
    "Referrer-Policy": "same-origin",
    "Cache-Control": "no-store",
    "Content-Type": types[type],
    "Content-Security-Policy": policy,
  });
  response.end(body);
}

function answerJson(response: ServerResponse, body: unknown, status = 200) {
  answer(response, JSON.stringify(body, null, 2), "json", { status });
}

/** The inbox as pages for people and as JSON for tests. */
export function createInboxServer(inbox: Inbox) {
  async function pressed(button: string | null) {
    if (button === "clear") inbox.clear();
    else await inbox.accept(button === "accept");
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    if (!isFromHere(request)) {
      return answer(response, "Only from this machine.", "text", { status: 403 });
    }
    const path = request.url ?? "/";
    const [, id] = /^\/(?:api\/)?messages\/([\w-]+)/.exec(path) ?? [];
    const message = inbox.messages().find((one) => one.id === id);

    switch (`${request.method} ${message ? path.replace(message.id, ":id") : path}`) {
      case "GET /":
        return answer(response, listPage(inbox.messages(), inbox.accepting()).text);
      case "POST /":
        await pressed(new URLSearchParams(await text(request)).get("do"));
        return response.writeHead(303, { Location: "/" }).end();
      case "GET /messages/:id":
        if (message) return answer(response, messagePage(message).text);
        break;
      case "GET /messages/:id/html": {
        const body = `<!doctype html><base target="_blank">${message?.html}`;
        return answer(response, body, "html", { policy: messagePolicy });
      }
      case "GET /api/messages":
        return answerJson(response, inbox.messages().map(summaryOf));
      case "GET /api/messages/:id":
        return answerJson(response, message);
      case "DELETE /api/messages":
        inbox.clear();
        return answerJson(response, []);
      case "GET /api/smtp":
        return answerJson(response, { accepting: inbox.accepting() });
      case "PUT /api/smtp": {
        const { accepting } = switchRequest.parse(JSON.parse(await text(request)));
        await inbox.accept(accepting);
        return answerJson(response, { accepting });
      }
    }
    return answer(response, "There is nothing here. See /", "text", { status: 404 });
  }

  return createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      const unusable = error instanceof SyntaxError || error instanceof z.ZodError;
      answerJson(response, { error: String(error) }, unusable ? 400 : 500);
    });
  });
}
