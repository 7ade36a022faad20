import { join } from "node:path";
import type { Plugin } from "vite";
import { privacyProblems } from "../checks/privacy-problems.ts";
import type { Content } from "../content/content.ts";
import { ContentProblem } from "../content/content-problem.ts";
import { hoursData, hoursText } from "../content/hours-text.ts";
import { checkupContent, estimatorContent, sketchContent } from "../content/island-content.ts";
import { locatedProblems } from "../content/locate-problems.ts";
import { pageNames } from "../content/page-names.ts";
import { readContent } from "../content/read-content.ts";
import { contentFolder } from "../content-folder.ts";
import { readFirebaseConfig } from "../hosting/firebase-config.ts";
import { pageModule, pagesModule } from "./page-modules.ts";
import { blogPageModule, blogPagesModule, isBlogPage } from "./post-modules.ts";

const prefix = "virtual:";

/** A module with one value. */
const exported = (name: string, value: unknown) =>
  `export const ${name} = ${JSON.stringify(value)};`;

/** The modules of the whole content, such as `virtual:site`. */
const modules: Record<string, (content: Content) => string> = {
  site({ site: { placeholders, fundraiser, labels, hours, reviewsTaken, ...site } }) {
    return exported("site", { ...site, hoursText: hoursText(hours), hoursData: hoursData(hours) });
  },
  pages: pagesModule,
  "blog-pages": blogPagesModule,
  // The words shown while a post is loading, or if it's missing or failed to load.
  "blog-states": ({ blog }) => exported("states", blog.states),
  "unsent-words": ({ forms }) => exported("unsentWords", forms.unsent),
  "page-names": (content) => exported("pageNames", pageNames(content)),
  replies: ({ replies }) => exported("replies", replies),
  // These three travel with the script of their island and not with the page.
  checkup: (content) => exported("checkup", checkupContent(content)),
  estimator: (content) => exported("estimator", estimatorContent(content)),
  sketch: (content) => exported("sketch", sketchContent(content)),
};

/**
 * Gives the checked content to the app as modules: those above, and one `virtual:page/<name>` per page and post, each
 * with just its own words, pictures and sections. The build fails if the site keeps data that its privacy page doesn't
 * name.
 */
export function contentPlugin(): Plugin {
  let content: Content | undefined;
  const read = () => {
    content ??= readContent();
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
      if (Object.hasOwn(modules, name)) return modules[name]?.(read());
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
