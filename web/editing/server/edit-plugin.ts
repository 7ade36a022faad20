import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { contentFolder } from "../../publish/content/content-folder.ts";
import { zodWithoutEvalPlugin } from "../../publish/zod-without-eval-plugin.ts";
import { createContentCheck } from "./content-check.ts";
import { createEditRequests, RefusedRequest } from "./edit-requests.ts";
import { createEditing } from "./editing.ts";
import { isFromHere } from "./local-request.ts";
import { createReleases } from "./releases.ts";

const editingFolder = fileURLToPath(new URL("..", import.meta.url));
const pageFolder = `${editingFolder}page`;

/** Where the page's files come from, by their address below /edit. */
const pageFiles: Record<string, { type: string; read: () => Promise<string> }> = {
  "": { type: "text/html", read: () => readFile(`${pageFolder}/edit.html`, "utf8") },
  "edit.css": { type: "text/css", read: () => readFile(`${pageFolder}/edit.css`, "utf8") },
};

/**
 * The page's script in one file. Vite's dev server would load the page anew with every change of the content, and
 * lay its messages over it.
 */
async function pageScript(): Promise<string> {
  const output = await build({
    configFile: false,
    root: pageFolder,
    logLevel: "error",
    mode: "production",
    plugins: [zodWithoutEvalPlugin()],
    // Not that of the dev server, in whose process this runs.
    define: { "process.env.NODE_ENV": '"production"' },
    oxc: { jsx: { runtime: "automatic", development: false } },
    build: {
      write: false,
      target: "es2022",
      rolldownOptions: { input: `${pageFolder}/entry-edit.tsx` },
    },
  });
  const results = Array.isArray(output) ? output : [output];
  const chunks = results.flatMap((result) => ("output" in result ? result.output : []));
  const [entry] = chunks.filter((chunk) => chunk.type === "chunk");
  if (!entry) throw new Error("The editor's script could not be built.");
  return entry.code;
}

const headers = {
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy":
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

function send(response: ServerResponse, status: number, type: string, body: string): void {
  const contentType = `${type}; charset=utf-8`;
  response.writeHead(status, { ...headers, "Content-Type": contentType }).end(body);
}

const asJson = (value: unknown) => JSON.stringify(value);

/** The content editor at `/edit`, while the dev server runs. A build has nothing of it. */
export function editPlugin(): Plugin {
  return {
    name: "edit",
    apply: "serve",
    configureServer(server) {
      const check = createContentCheck(contentFolder);
      const releases = createReleases(contentFolder);
      const editing = createEditing(contentFolder, check, releases);
      const answer = createEditRequests(contentFolder, editing, releases);
      let script: Promise<string> | undefined;
      server.watcher.on("change", (path) => {
        if (path.startsWith(editingFolder)) script = undefined;
      });
      server.httpServer?.on("close", () => check.close());

      server.middlewares.use("/edit/api", (request, response) => {
        answer(request).then(
          (value) => send(response, 200, "application/json", asJson(value)),
          (error) => {
            const status = error instanceof RefusedRequest ? error.status : 500;
            const message = error instanceof Error ? error.message : String(error);
            send(response, status, "application/json", asJson({ message }));
          },
        );
      });
      server.middlewares.use("/edit", async (request, response, next) => {
        if (!isFromHere(request))
          return send(response, 403, "text/plain", "Only from this machine.");
        try {
          const [path = ""] = (request.url ?? "/").slice(1).split("?");
          if (path === "edit.js") {
            script ??= pageScript();
            script.catch(() => {
              script = undefined;
            });
            return send(response, 200, "text/javascript", await script);
          }
          const file = pageFiles[path];
          if (!file) return next();
          send(response, 200, file.type, await file.read());
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
