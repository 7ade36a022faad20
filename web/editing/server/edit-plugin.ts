import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { contentFolder } from "../../publish/content-folder.ts";
import { zodWithoutEvalPlugin } from "../../publish/zod-without-eval-plugin.ts";
import { createContentCheck } from "./content-check.ts";
import { createEditRequests } from "./edit-requests.ts";
import { createEditing } from "./editing.ts";
import { isFromHere } from "./local-request.ts";
import { createReleases } from "./releases.ts";
import { sendPart } from "./send-part.ts";

const editingFolder = fileURLToPath(new URL("..", import.meta.url));
const pageFolder = `${editingFolder}page`;

/** The sources of the page's files, by their address below /edit. */
const pageFiles: Record<string, { type: string; read: () => Promise<string> }> = {
  "": { type: "text/html", read: () => readFile(`${pageFolder}/edit.html`, "utf8") },
  "edit.css": { type: "text/css", read: () => readFile(`${pageFolder}/edit.css`, "utf8") },
};

/**
 * Builds the page's script as one file. Vite's dev server would reload the page with every change of the content, and
 * lay its messages over it.
 */
async function pageScript(): Promise<string> {
  const output = await build({
    configFile: false,
    root: pageFolder,
    logLevel: "error",
    mode: "production",
    plugins: [zodWithoutEvalPlugin()],
    // This differs from the value of the dev server, in whose process it runs.
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

/** The content editor at `/edit`, while the dev server runs. A build contains none of it. */
export function editPlugin(): Plugin {
  return {
    name: "edit",
    apply: "serve",
    configureServer(server) {
      const check = createContentCheck(contentFolder);
      const releases = createReleases(contentFolder);
      const editing = createEditing(contentFolder, check, releases);
      let script: Promise<string> | undefined;
      server.watcher.on("change", (path) => {
        if (path.startsWith(editingFolder)) script = undefined;
      });
      server.httpServer?.on("close", () => check.close());

      server.middlewares.use("/edit/api", createEditRequests(contentFolder, editing, releases));
      server.middlewares.use("/edit", async (request, response, next) => {
        if (!isFromHere(request))
          return sendPart(response, 403, "text/plain", "Only from this machine.");
        try {
          const [path = ""] = (request.url ?? "/").slice(1).split("?");
          if (path === "edit.js") {
            script ??= pageScript();
            script.catch(() => {
              script = undefined;
            });
            return sendPart(response, 200, "text/javascript", await script);
          }
          const file = pageFiles[path];
          if (!file) return next();
          if (path === "") void editing.warmUp();
          sendPart(response, 200, file.type, await file.read());
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
