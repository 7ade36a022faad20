import { z } from "zod";

/** Unsaved input for a file, and the version that it is based on. */
const draft = z.object({
  hash: z.string(),
  base: z.json(),
  baseBody: z.string().optional(),
  value: z.json(),
  body: z.string().optional(),
});

export type Draft = z.infer<typeof draft>;

/** Whether a draft is the whole text of a file that can't be read as fields: it has a text where none was read. */
export const isWholeText = (one: Draft | undefined) =>
  one?.baseBody === undefined && one?.body !== undefined;

const prefix = "draft:";

/** This window's drafts, by the names of their files. They survive a reload, and no other window sees them. */
export const drafts = {
  get(name: string): Draft | undefined {
    const stored = sessionStorage.getItem(prefix + name);
    return stored === null ? undefined : draft.safeParse(JSON.parse(stored)).data;
  },
  set: (name: string, value: Draft) => sessionStorage.setItem(prefix + name, JSON.stringify(value)),
  remove: (name: string) => sessionStorage.removeItem(prefix + name),
  names: () =>
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length)),
};
