import * as z from "zod";
import { limits } from "./limits.ts";

/** An id is part of a path, so it has only plain characters: Firestore's own ids, UUIDs, numbers from older tables. */
export const documentId = z
  .string()
  .regex(
    new RegExp(`^[A-Za-z0-9][A-Za-z0-9_-]{0,${limits.documentIdMax - 1}}$`),
    `An id is at most ${limits.documentIdMax} letters, digits, hyphens and underscores`,
  );
