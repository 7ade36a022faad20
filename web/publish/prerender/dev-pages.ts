import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { teamPages } from "../../src/team/team-pages.ts";
import { sitePages } from "../content/post-pages.ts";
import { readContent } from "../content/read-content.ts";
import { contentFolder } from "../content-folder.ts";
import { pageDocument } from "./page-document.ts";
import { missingPage } from "./prerender-site.ts";
import { serverProgram } from "./server-program.ts";
import { startAtOnce, teamDocument } from "./team-document.ts";

const readSource = (path: string) => readFile(new URL(path, import.meta.url), "utf8");

/** The HTML of the page at a path, rendered from the sources each time; an unknown path gets a page that says so. */
async function devPage(server: ViteDevServer, path: string) {
  const program = serverProgram.parse(await server.ssrLoadModule("/src/entry-prerender.tsx"));
  const icons = await readSource("../../src/ui/icons.svg");
  const stylesOf = (styles: Map<string, string>) =>
    `<link rel="stylesheet" href="/src/ui/fonts/fonts.css"><style>${[...styles.values()].join("")}</style>`;
  const shell = teamPages.find((page) => page.path === path);
  if (shell) {
    const { styles, ...rendered } = await program.renderTeamShell(shell.name);
    // This includes the sign-in page: Vite puts imports into every script, which a plain one must not have.
    const start = startAtOnce(["/src/entry-team.tsx"]);
    return {
      status: 200,
      html: teamDocument({ ...rendered, styles: stylesOf(styles), icons, start, ahead: "" }),
    };
  }
  const pages = sitePages(readContent());
  const page = pages.find((each) => each.path === path);
  const { styles, ...rendered } = await program.renderPage(page?.name ?? missingPage, path, {});
  const html = pageDocument({
    ...rendered,
    styles: stylesOf(styles),
    icons,
    background: "/src/entry-background.ts",
    recovery: "/src/islands/vanished-chunks.ts",
    loader: await readSource("./loader.js"),
    isMissing: page === undefined,
    structuredData: undefined,
  });
  return { status: page ? 200 : 404, html };
}

/** Lets Vite's dev server answer with the pages that a build would write. */
export function devPages(): Plugin {
  return {
    name: "dev-pages",
    apply: "serve",
    config: () => ({ appType: "custom" }),
    configureServer(server) {
      server.middlewares.use("/social", async (request, response, next) => {
        const [picture] = /^\/[a-z0-9-]+\.png$/.exec(request.url ?? "") ?? [];
        if (!picture) return next();
        readFile(join(contentFolder, "pictures/social", picture)).then(
          (bytes) => response.setHeader("Content-Type", "image/png").end(bytes),
          () => next(),
        );
      });
      // This runs after Vite's own middleware: an address without a file is a page.
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const { pathname } = new URL(request.url ?? "/", "http://localhost");
            const { status, html } = await devPage(server, pathname);
            response.writeHead(status, { "Content-Type": "text/html" });
            response.end(await server.transformIndexHtml(request.url ?? "/", html));
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
