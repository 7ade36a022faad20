import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";

const repositoryRoot = fileURLToPath(new URL("../..", import.meta.url));

const ownFolder = join(repositoryRoot, "web/content");

/** The one setting that chooses the content: a path from the root of the repository. */
const settings = z.object({
  CONTENT_FOLDER: z
    .string()
    .default(ownFolder)
    .transform((path) => resolve(repositoryRoot, path))
    .refine((path) => existsSync(join(path, "site.yaml")), {
      error: ({ input }) => `CONTENT_FOLDER: there is no site.yaml in ${String(input)}`,
    }),
  /** A copy that is only read, for example before a change is written, counts as the folder it was made from. */
  CONTENT_COPY_OF: z.string().optional(),
});

const chosen = settings.parse(process.env);

/** The folder of the owner's words and pictures; tests of the specification read a frozen copy of it. */
export const contentFolder = chosen.CONTENT_FOLDER;

/** Whether it is the owner's content, which is deployed. */
export const isOwnContent = (chosen.CONTENT_COPY_OF ?? contentFolder) === ownFolder;
