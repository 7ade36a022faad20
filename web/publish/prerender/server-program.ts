import { z } from "zod";

const renderedPage = z.object({
  head: z.string(),
  body: z.string(),
  styles: z.map(z.string(), z.string()),
});

/** The program that renders pages (web/src/entry-prerender.tsx), as it comes from a build or the dev server. */
export const serverProgram = z.object({
  renderPage: z.function({
    input: [z.string(), z.string(), z.record(z.string(), z.string())],
    output: z.promise(renderedPage),
  }),
  renderTeamShell: z.function({
    input: [z.string()],
    output: z.promise(renderedPage.extend({ instead: z.string() })),
  }),
});
