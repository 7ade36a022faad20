import type { Plugin } from "vite";
import { teamPages } from "../../src/team/team-pages.ts";

/** Vite's dev server shows one bare page at every address; those of the team area have another. */
export function teamDevPages(): Plugin {
  return {
    name: "team-dev-pages",
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const [path] = request.url?.split("?") ?? [];
        if (teamPages.some((page) => page.path === path)) request.url = "/team.html";
        next();
      });
    },
  };
}
