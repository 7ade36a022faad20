import { join } from "node:path";
import type { Plugin } from "vite";
import { privacyProblems } from "../checks/privacy-problems.ts";
import type { Content } from "../content/content.ts";
import { ContentProblem } from "../content/content-problem.ts";
import { hoursData, hoursText } from "../content/hours-text.ts";
import { locatedProblems } from "../content/locate-problems.ts";
import { pageNames } from "../content/page-names.ts";
import { readContent } from "../content/read-content.ts";
import { contentFolder } from "../content-folder.ts";
import { readFirebaseConfig } from "../hosting/firebase-config.ts";
import { checkupModule, sketchModule } from "./island-content.ts";
import { pageModule, pagesModule } from "./page-modules.ts";
import { blogPageModule, blogPagesModule, blogStatesModule, isBlogPage } from "./post-modules.ts";

const prefix = "virtual:";

/**
 * Gives the checked content to the app as modules: `virtual:site`, `virtual:pages`, `virtual:blog-pages`,
 * `virtual:blog-states`, `virtual:unsent-words`, `virtual:page-names`, `virtual:replies`, `virtual:checkup`,
 * `virtual:sketch` and one `virtual:page/<name>` per page and post, each with just its own words, pictures and sections.
 * The build fails if the site keeps data that its privacy page doesn't name.
 */
export function contentPlugin(readAll = readContent): Plugin {
  let content: Content | undefined;
  const read = () => {
    content ??= readAll();
    return content;
  };
  let isBuild = false;
  return {
    name: "content",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    buildStart() {
      if (!isBuild) return;
      const problems = privacyProblems(read(), readFirebaseConfig().hosting.headers);
      if (problems.length > 0) throw new ContentProblem(locatedProblems(problems));
    },
    resolveId: (id) =>
      id.startsWith(prefix) && !id.startsWith("virtual:pwa") ? `\0${id}` : undefined,
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return;
      const name = id.slice(prefix.length + 1);
      if (name === "site") {
        const { placeholders, fundraiser, labels, hours, reviewsTaken, ...site } = read().site;
        const shown = { hoursText: hoursText(hours), hoursData: hoursData(hours) };
        return `export const site = ${JSON.stringify({ ...site, ...shown })};`;
      }
      if (name === "pages") return pagesModule(read());
      if (name === "blog-pages") return blogPagesModule(read());
      if (name === "blog-states") return blogStatesModule(read());
      if (name === "unsent-words") {
        return `export const unsentWords = ${JSON.stringify(read().forms.unsent)};`;
      }
      if (name === "page-names") {
        return `export const pageNames = ${JSON.stringify(pageNames(read()))};`;
      }
      if (name === "checkup") return checkupModule(read());
      if (name === "sketch") return sketchModule(read());
      if (name === "replies") return `export const replies = ${JSON.stringify(read().replies)};`;
      if (!name.startsWith("page/")) return;
      const page = name.slice(5);
      return isBlogPage(page) ? blogPageModule(read(), page) : pageModule(read(), page);
    },
    configureServer(server) {
      server.watcher.add(contentFolder);
      server.watcher.on("all", (_event, path) => {
        if (!path.startsWith(join(contentFolder, ""))) return;
        content = undefined;
        for (const [id, module] of server.moduleGraph.idToModuleMap) {
          if (id.startsWith(`\0${prefix}`)) server.moduleGraph.invalidateModule(module);
        }
        server.ws.send({ type: "full-reload" });
      });
    },
  };
}
